import type { Context } from '#server/context.ts';
import { keepWritten } from '#server/features/chat/webhook/keep-written.ts';
import { readWhatsApp, type Written } from '#server/features/chat/webhook/read-whatsapp.ts';
import { shortMessageRefusals } from '#server/features/short-messages/refusals.ts';
import { applyReport } from '#server/features/short-messages/webhooks/apply-report.ts';
import { noteWish } from '#server/features/short-messages/webhooks/note-wish.ts';
import { isSignedByMeta, isTold } from '#server/features/short-messages/webhooks/signature.ts';
import { headerOf, type Webhook } from '#server/features/short-messages/webhooks/webhook.ts';

/**
 * Takes what WhatsApp tells: what became of messages, who wants no more of them, and what owners answer.
 * @throws 401 unless Meta has signed it.
 */
export async function receiveWhatsApp(context: Context, { headers, body }: Webhook): Promise<void> {
  const { WHATSAPP } = context.config;
  if (!WHATSAPP || !isSignedByMeta(body, headerOf(headers, 'x-hub-signature-256'), WHATSAPP.appSecret)) {
    throw shortMessageRefusals.wrongToken();
  }
  const { reports, written } = readWhatsApp(body, WHATSAPP.phoneId);
  for (const report of reports) await applyReport(context, report);
  const answers: Written[] = [];
  for (const one of written) {
    const isWish = await noteWish(context, { way: 'whatsapp', from: one.from, text: one.text, at: one.at });
    if (!isWish) answers.push(one);
  }
  if (answers.length > 0) await keepWritten(context, answers);
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
