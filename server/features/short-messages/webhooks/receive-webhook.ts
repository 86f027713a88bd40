import type { Context } from '#server/context.ts';
import { shortMessageRefusals } from '#server/features/short-messages/refusals.ts';
import { applyReport, type Report } from '#server/features/short-messages/webhooks/apply-report.ts';
import { noteWish, type Received } from '#server/features/short-messages/webhooks/note-wish.ts';
import { readSms } from '#server/features/short-messages/webhooks/read-sms.ts';
import { readWhatsApp } from '#server/features/short-messages/webhooks/read-whatsapp.ts';
import { isSignedByMeta, isSignedByTwilio, isTold } from '#server/features/short-messages/webhooks/signature.ts';

/** A webhook as it came, before anything of it is believed. */
export interface Webhook {
  /** Path and query, as they were asked for. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

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
  await note(context, readSms(body, headerOf(headers, 'content-type') ?? '', query));
}

/**
 * Takes what WhatsApp tells: what became of messages, and what people have answered.
 * @throws 401 unless Meta has signed it.
 */
export async function receiveWhatsAppWebhook(context: Context, { headers, body }: Webhook): Promise<void> {
  const { WHATSAPP } = context.config;
  if (!WHATSAPP || !isSignedByMeta(body, headerOf(headers, 'x-hub-signature-256'), WHATSAPP.appSecret)) {
    throw shortMessageRefusals.wrongToken();
  }
  await note(context, readWhatsApp(body, WHATSAPP.phoneId));
}

/**
 * Answers Meta's question whether its webhooks may come here.
 * @returns what it wants to hear.
 * @throws 401 where it does not know the word that the settings have.
 */
export function answerWhatsApp(
  { config }: Pick<Context, 'config'>,
  asked: { 'hub.mode'?: string | undefined; 'hub.verify_token'?: string | undefined; 'hub.challenge'?: string | undefined },
): string {
  const isKnown = asked['hub.mode'] === 'subscribe' && isTold(asked['hub.verify_token'], config.WHATSAPP?.verifyToken);
  // Written into an answer of ours: of what it may be, nothing is a page.
  if (!isKnown || !/^[\w-]{1,200}$/.test(asked['hub.challenge'] ?? '')) throw shortMessageRefusals.wrongToken();
  return asked['hub.challenge'] ?? '';
}

async function note(context: Context, { reports, received }: { reports: Report[]; received: Received[] }) {
  for (const report of reports) await applyReport(context, report);
  for (const one of received) await noteWish(context, one);
}

function headerOf(headers: Webhook['headers'], name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Twilio signs with the token of the account. */
function tokenOf(key = ''): string {
  return key.slice(key.indexOf(':') + 1);
}
