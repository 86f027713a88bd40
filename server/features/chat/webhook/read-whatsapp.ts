import * as z from 'zod';
import { parseJson } from '#server/base/read-answer.ts';
import type { Report } from '#server/features/short-messages/webhooks/apply-report.ts';

const seconds = z.coerce.number().int().positive().max(1e11);
const status = z.object({
  id: z.string().max(500),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.string().max(500).optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
});
/** A press on one of the choices of a question. */
const chosen = z.object({ id: z.string().max(256) });
const message = z.object({
  id: z.string().min(1).max(500),
  from: z.string().max(30),
  timestamp: seconds.optional(),
  type: z.string().max(30).optional(),
  /** The message that it was written under. */
  context: z.object({ id: z.string().max(500) }).optional(),
  text: z.object({ body: z.string() }).optional(),
  /** A press on a button of a template. */
  button: z.object({ text: z.string() }).optional(),
  image: z.object({ id: z.string().max(500), caption: z.string().optional() }).optional(),
  interactive: z.object({ button_reply: chosen.optional(), list_reply: chosen.optional() }).optional(),
});
const value = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  statuses: z.array(z.unknown()).optional(),
  messages: z.array(z.unknown()).optional(),
});
const webhook = z.object({ entry: z.array(z.object({ changes: z.array(z.object({ value: z.unknown() })) })) });

/** What is no message: a heart under one, notices of Meta's own, what WhatsApp itself does not know. */
const NO_MESSAGE = new Set(['reaction', 'system', 'unsupported', 'unknown', 'request_welcome', 'errors']);

/** What somebody has written in the chat. */
export interface Written {
  /** Its name at Meta. */
  id: string;
  from: string;
  /** Empty for a photo without words, and for what is neither. */
  text: string;
  mediaId: string | undefined;
  /** The name of the message that it was written under. */
  answers: string | undefined;
  /** The choice of a question that was pressed. */
  choice: string | undefined;
  /** Neither words nor a photo: a voice message, a place, a document. */
  isOther: boolean;
  /** When, as Meta says; undefined where it does not. */
  at: Date | undefined;
}

/**
 * What a webhook of WhatsApp's tells of one number of ours; what is of another kind, or of another number of the same account, is left out.
 * @param phoneId the number's id at Meta.
 */
export function readWhatsApp(body: Buffer, phoneId: string): { reports: Report[]; written: Written[] } {
  const parsed = webhook.safeParse(parseJson(body.toString()));
  const values = (parsed.data?.entry ?? [])
    .flatMap(({ changes }) => changes.map((change) => value.safeParse(change.value).data))
    .filter((one) => one?.metadata.phone_number_id === phoneId);
  const reports = values
    .flatMap((one) => readAll(status, one?.statuses))
    .map((one): Report => {
      const code = one.errors?.[0]?.code;
      return {
        way: 'whatsapp',
        gatewayId: one.id,
        reference: one.biz_opaque_callback_data,
        state: one.status,
        reason: one.status === 'failed' ? `meta ${code ?? 'failed'}` : null,
      };
    });
  const written = values
    .flatMap((one) => readAll(message, one?.messages))
    .filter(({ type = '' }) => !NO_MESSAGE.has(type))
    .map((one): Written => {
      const text = one.text?.body ?? one.button?.text ?? one.image?.caption;
      const choice = one.interactive?.button_reply?.id ?? one.interactive?.list_reply?.id;
      return {
        id: one.id,
        from: `+${one.from}`,
        text: text ?? '',
        mediaId: one.image?.id,
        answers: one.context?.id,
        choice,
        isOther: text === undefined && choice === undefined && one.image === undefined,
        // Meta counts whole seconds: who answers at once has not answered before they were told.
        at: one.timestamp === undefined ? undefined : new Date(one.timestamp * 1_000 + 999),
      };
    });
  return { reports, written };
}

/** Those of a list that are of a form. */
function readAll<One>(schema: z.ZodType<One>, list: unknown[] | undefined): One[] {
  return (list ?? []).flatMap((one) => {
    const read = schema.safeParse(one);
    return read.success ? [read.data] : [];
  });
}
