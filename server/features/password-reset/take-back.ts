import { randomBytes } from 'node:crypto';
import { pageUrl, speakingTo } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import { endAllAccess } from '#server/features/account-access/end-access.ts';
import { forgetEndedLinks, restoreEarlier, type TakenBack } from '#server/features/email-addresses/earlier-contacts/take-back.ts';
import { insertGrantedReset } from '#server/features/password-reset/queries.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import { accountTakenBackMail } from '#server/mail/templates/account-taken-back.ts';

/**
 * Takes an account back to an address that it had, by the link that was mailed there (docs/decisions/040-accounts.md): all that
 * could reach the account otherwise ends, its password too, and the reader of that mailbox may set a new one.
 * @returns the permission to set a password, as a verified code gives it.
 * @throws what `restoreEarlier` throws.
 */
export async function takeBackAccount(context: Context, token: string): Promise<{ grant: string } & TakenBack> {
  await forgetEndedLinks(context);
  const grant = randomBytes(32).toString('base64url');
  const taken = await context.db.transaction().execute(async (transaction) => {
    const restored = await restoreEarlier(context, transaction, token);
    const { account, email } = restored;
    await endAllAccess(transaction, account);
    await insertGrantedReset(transaction, { kind: account.kind, email: email.toLowerCase() }, hashToken(grant));
    return restored;
  });
  tellLoser(context, taken);
  return { grant, ...taken };
}

/** It is tried once, beside the answer, and is no job: a job would keep an address that the account has no more. */
function tellLoser({ mailer, config, log }: Pick<Context, 'mailer' | 'config' | 'log'>, { loser }: TakenBack) {
  if (!loser?.email) return;
  const mail = speakingTo(loser.language, () => accountTakenBackMail({ contactUrl: pageUrl(config.PUBLIC_URL, '/contact') }));
  mailer.send({ to: loser.email, ...mail }).catch((error) => log.warn({ err: error }, 'nobody was told that an account was taken back'));
}
