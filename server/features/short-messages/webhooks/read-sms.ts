import { parseJson } from '#server/base/read-answer.ts';
import type { Report } from '#server/features/short-messages/webhooks/apply-report.ts';
import type { Received } from '#server/features/short-messages/webhooks/note-wish.ts';

/** What gateways call what a webhook says, in small letters; the first that is there counts. */
const NAMES = {
  id: ['messagesid', 'smssid', 'requestid', 'request_id', 'messageid', 'message_id', 'msgid', 'msg_id', 'id'],
  reference: ['reference', 'crqid', 'clientid', 'client_ref', 'clientref', 'callback_data'],
  // MSG91 has a number as status and the word beside it.
  status: ['messagestatus', 'smsstatus', 'desc', 'status', 'state', 'event', 'eventname', 'dlr_status'],
  reason: ['errorcode', 'error_code', 'err', 'failedreason'],
  from: ['from', 'mobile', 'msisdn', 'sender', 'number'],
  text: ['body', 'text', 'message', 'content'],
};

/** What their words mean: Twilio's, MSG91's, and those of SMPP, which most have (DELIVRD, UNDELIV, REJECTD, EXPIRED, ACCEPTD). */
const STATES: [Report['state'], RegExp][] = [
  ['delivered', /^(delivered|delivrd|delivery_success|success)$/],
  ['read', /^(read|seen)$/],
  ['failed', /^(fail|undeliv|reject|expired|block|ndnc|dnd|dlt|spam|invalid|deleted|barred|auto ?fail|number ?block)/],
  ['sent', /^(sent|submitted|accepted|acceptd|queued|sending|enroute)$/],
];

/** So many things at once are more than any gateway tells of. */
const MOST = 1_000;

type Fields = Record<string, string>;

/** What a gateway's webhook tells of: reports, and what people have sent; what it says of neither is left out. */
export function readSms(body: Buffer, contentType: string, query: URLSearchParams): { reports: Report[]; received: Received[] } {
  const reports: Report[] = [];
  const received: Received[] = [];
  for (const fields of fieldsOf(body, contentType).slice(0, MOST)) {
    const say = (name: keyof typeof NAMES) => NAMES[name].map((key) => fields[key]).find((value) => value);
    const said = say('status')?.toLowerCase();
    const state = STATES.find(([, words]) => said !== undefined && words.test(said))?.[0];
    if (state !== undefined) {
      const reason = state === 'failed' ? reasonOf(say('reason') ?? said ?? '') : null;
      reports.push({ way: 'sms', gatewayId: say('id'), reference: query.get('reference') ?? say('reference'), state, reason });
    } else {
      const [from, text] = [say('from'), say('text')];
      if (from && text) received.push({ way: 'sms', from, text, at: undefined });
    }
  }
  return { reports, received };
}

/** A code or a word, with nobody in it. */
function reasonOf(said: string): string {
  return /^[\w .-]{1,40}$/.test(said) && !/\d{6}/.test(said) ? `report ${said.toLowerCase()}` : 'report failed';
}

/** All that a body has fields for: a form, JSON, a list of either, or a form with JSON in one of its fields. */
function fieldsOf(body: Buffer, contentType: string): Fields[] {
  const text = body.toString();
  const json = /json/i.test(contentType) ? parseJson(text) : undefined;
  return flatten(json ?? Object.fromEntries(new URLSearchParams(text)), {}, 0);
}

/** The innermost groups of fields, each with those of what it stands in. */
function flatten(value: unknown, outer: Fields, depth: number): Fields[] {
  if (depth > 5) return [];
  if (Array.isArray(value)) return value.flatMap((one) => flatten(one, outer, depth + 1));
  if (typeof value !== 'object' || value === null) return [];
  const fields: Fields = { ...outer };
  const inner: unknown[] = [];
  for (const [name, one] of Object.entries(value)) {
    const parsed = typeof one === 'string' && /^\s*[[{]/.test(one) ? (parseJson(one) ?? one) : one;
    if (typeof parsed === 'object' && parsed !== null) inner.push(parsed);
    else if (typeof parsed === 'string' || typeof parsed === 'number') fields[name.toLowerCase()] = String(parsed);
  }
  const found = inner.flatMap((one) => flatten(one, fields, depth + 1));
  return found.length > 0 ? found : [fields];
}
