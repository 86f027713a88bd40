import { hostOf } from '#server/features/webhooks/add-webhook.ts';
import { findEndpoint } from '#server/features/webhooks/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { webhookOffMail } from '#server/mail/templates/webhook-off.ts';

/** Tells the team that an endpoint took nothing for so long that it is told nothing any more. */
export const mailWebhookOff = defineJob<{ endpointId: string }>('mail-webhook-off', async ({ db, mailer, config }, { endpointId }) => {
  const endpoint = await findEndpoint(db, endpointId);
  if (!endpoint || endpoint.is_on) return;
  await mailer.sendToTeam(webhookOffMail({ host: hostOf(endpoint.url), publicUrl: config.PUBLIC_URL }));
});
