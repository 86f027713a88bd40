import type { Context } from '#server/context.ts';
import { shortMessageRefusals } from '#server/features/short-messages/refusals.ts';
import { applyReport } from '#server/features/short-messages/webhooks/apply-report.ts';
import { noteWish } from '#server/features/short-messages/webhooks/note-wish.ts';
import { readSms } from '#server/features/short-messages/webhooks/read-sms.ts';
import { isSignedByTwilio, isTold } from '#server/features/short-messages/webhooks/signature.ts';
import { headerOf, type Webhook } from '#server/features/short-messages/webhooks/webhook.ts';

/**
 * Takes what a gateway of SMS tells: what became of messages, and what people sent to their number.
 * @throws 401 unless the gateway has signed it, or knows the word that it was given.
 */
export async function receiveSmsWebhook(context: Context, { path, headers, body }: Webhook): Promise<void> {
  const { SMS, PUBLIC_URL } = context.config;
  const query = new URL(path, PUBLIC_URL).searchParams;
  const isGenuine =
    SMS?.gateway === 'twilio'
      ? isSignedByTwilio(
          `${PUBLIC_URL}${path}`,
          new URLSearchParams(body.toString()),
          headerOf(headers, 'x-twilio-signature'),
          tokenOf(SMS.key),
        )
      : isTold(headerOf(headers, 'x-webhook-token') ?? query.get('token') ?? undefined, SMS?.webhookToken);
  if (!isGenuine) throw shortMessageRefusals.wrongToken();
  const { reports, received } = readSms(body, headerOf(headers, 'content-type') ?? '', query);
  for (const report of reports) await applyReport(context, report);
  for (const one of received) await noteWish(context, one);
}

/** Twilio signs with the token of the account. */
function tokenOf(key = ''): string {
  return key.slice(key.indexOf(':') + 1);
}
