import { deleteEndedSigningKeys } from '#server/db/signing-keys.ts';
import { deleteEndedAdminLinks } from '#server/features/accounts/admins/queries.ts';
import { deleteEndedFailures } from '#server/features/accounts/logins/queries.ts';
import { deleteEndedChallenges } from '#server/features/accounts/passkeys/queries.ts';
import { forgetEndedEmailChanges } from '#server/features/email-addresses/confirm-email.ts';
import { forgetEndedContacts } from '#server/features/email-addresses/earlier-contacts/keep-contact.ts';
import { forgetEndedProofs } from '#server/features/email-addresses/prove-email.ts';
import { forgetOldOrigins } from '#server/features/enquiries/quarantine/forget-origins.ts';
import { forgetPastLooks } from '#server/features/phone-views/view-phone.ts';
import { forgetOldNetworks } from '#server/features/registration-networks/note-network.ts';
import { endExpiredSessions } from '#server/features/sessions/end-sessions.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Removes what no longer counts: expired sessions, failed logins, admins' links, what was asked of passkeys, networks of registrations and enquiries, former keys whose time is over. */
export const sweepSessions = defineScheduledJob('sweep-sessions', '*/15 * * * *', async ({ db }) => {
  await endExpiredSessions(db);
  await deleteEndedFailures(db);
  await deleteEndedAdminLinks(db);
  await deleteEndedChallenges(db);
  await forgetEndedEmailChanges(db);
  await forgetEndedContacts(db);
  await forgetEndedProofs(db);
  await forgetOldNetworks({ db });
  await forgetOldOrigins({ db });
  await deleteEndedSigningKeys(db);
  await forgetPastLooks({ db });
});
