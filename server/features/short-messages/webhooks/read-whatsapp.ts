import * as z from 'zod';
import { parseJson } from '#server/base/read-answer.ts';
import type { Report } from '#server/features/short-messages/webhooks/apply-report.ts';
import type { Received } from '#server/features/short-messages/webhooks/note-wish.ts';

const seconds = z.coerce.number().int().positive().max(1e11);
const status = z.object({
  id: z.string().max(500),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.string().max(500).optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
});
const message = z.object({
  from: z.string().max(30),
  timestamp: seconds.optional(),
  text: z.object({ body: z.string() }).optional(),
  /** A press on a button of a template. */
  button: z.object({ text: z.string() }).optional(),
});
const value = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  statuses: z.array(z.unknown()).optional(),
  messages: z.array(z.unknown()).optional(),
});
const webhook = z.object({ entry: z.array(z.object({ changes: z.array(z.object({ value: z.unknown() })) })) });

/**
 * What a webhook of WhatsApp's tells of one number of ours; what is of another kind, or of another number of the same account, is left out.
 * @param phoneId the number's id at Meta.
 */
export function readWhatsApp(body: Buffer, phoneId: string): { reports: Report[]; received: Received[] } {
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
  const received = values
    .flatMap((one) => readAll(message, one?.messages))
    .flatMap((one): Received[] => {
      const text = one.text?.body ?? one.button?.text;
      const at = one.timestamp === undefined ? undefined : new Date(one.timestamp * 1_000);
      return text === undefined ? [] : [{ way: 'whatsapp', from: `+${one.from}`, text, at }];
    });
  return { reports, received };
}

/** Those of a list that are of a form. */
function readAll<One>(schema: z.ZodType<One>, list: unknown[] | undefined): One[] {
  return (list ?? []).flatMap((one) => {
    const read = schema.safeParse(one);
    return read.success ? [read.data] : [];
  });
}
