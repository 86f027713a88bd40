import { type Prices, priceOf } from '#server/base/message-prices.ts';
import type { WhatsAppSettings } from '#server/base/message-settings.ts';
import { fitVariable } from '#server/messages/kinds.ts';
import { type Answer, meaningOfStatus, post } from '#server/messages/post.ts';
import type { Outcome, OutgoingMessage, Way } from '#server/messages/way.ts';

/** Codes of Meta's that mean: too fast (of the app, the account, the number, this pair of numbers). Seconds until the next try where it says none. */
const TOO_FAST: Readonly<Record<number, number>> = { 4: 60, 80007: 60, 130429: 30, 131048: 3_600, 131056: 60 };

/** Codes that mean this receiver, whatever is sent: not on WhatsApp, has blocked the site, wants no such messages, a number that is none. */
const NOT_TO_THEM = new Set([131021, 131026, 131030, 131045, 131047, 131049, 131050, 131051]);

/** Codes of what the site itself has to mend: the token, what it may do, the bill, the account; and of the template. */
const OF_ACCOUNT = (code: number) => [0, 3, 10, 190, 368, 131005, 131031, 131042, 133010].includes(code) || (code >= 200 && code < 300);
const OF_TEMPLATE = (code: number) => code === 100 || code === 131008 || code === 131009 || (code >= 132000 && code < 133000);

interface MetaAnswer {
  messages?: { id?: unknown; message_status?: unknown }[];
  error?: { code?: unknown };
}

/** What a code of Meta's means for a message, in an answer or in a report. */
export function meaningOfCode(code: number): Exclude<Outcome, { is: 'taken' | 'unknown' }> {
  const reason = `meta ${code}`;
  if (NOT_TO_THEM.has(code)) return { is: 'refused', reason };
  const seconds = TOO_FAST[code];
  if (seconds !== undefined) return { is: 'failed', reason, seconds };
  if (OF_TEMPLATE(code)) return { is: 'failed', reason, isOfMessage: true };
  return { is: 'failed', reason: OF_ACCOUNT(code) ? `${reason}: the account` : reason };
}

/** WhatsApp by Meta's Cloud API: templates that Meta has approved, named by the team, in the language of the message. */
export function createWhatsApp({ url, token, phoneId }: WhatsAppSettings, prices: Prices): Way {
  return {
    name: 'whatsapp',
    needs: ['whatsappName'],
    costOf: ({ kind }) => priceOf(prices, kind),
    async send(message) {
      const answer = await post(`${url}/${phoneId}/messages`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(templateMessage(message)),
      });
      return 'is' in answer ? answer : readMetaAnswer(answer);
    },
  };
}

/** What Meta answers to a message, of a template or of a chat. */
export function readMetaAnswer(answer: Answer): Outcome {
  const { messages, error } = (answer.json ?? {}) as MetaAnswer;
  // An error may stand in an answer of any status.
  if (typeof error?.code === 'number') {
    const meaning = meaningOfCode(error.code);
    return meaning.is === 'failed' && answer.retryAfter ? { ...meaning, seconds: answer.retryAfter } : meaning;
  }
  const ofStatus = meaningOfStatus(answer);
  if (ofStatus) return ofStatus;
  const id = messages?.[0]?.id;
  if (answer.status < 300 && typeof id === 'string') return { is: 'taken', gatewayId: id };
  return { is: 'failed', reason: `status ${answer.status}` };
}

function templateMessage({ messageId, language, to, values, whatsappName }: OutgoingMessage) {
  const parameters = Object.values(values).map((value) => ({ type: 'text', text: fitVariable(value) }));
  // The template of a code is Meta's own: its button copies the code.
  const button = { type: 'button', sub_type: 'url', index: '0', parameters };
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.slice(1),
    type: 'template',
    template: {
      name: whatsappName,
      language: { code: language },
      components: [{ type: 'body', parameters }, ...('code' in values ? [button] : [])],
    },
    biz_opaque_callback_data: messageId,
  };
}
