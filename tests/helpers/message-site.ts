import { expect, vi } from 'vitest';
import { indiaDay } from '#server/base/india-day.ts';
import { withLanguage } from '#server/base/language.ts';
import { sendMessage } from '#server/features/short-messages/send-message.ts';
import { asRegistered, kindOf, siteOf } from '#server/messages/kinds.ts';
import type { MessageKind } from '#shared/schemas/short-messages.ts';
import { MESSAGE_KINDS } from '#shared/schemas/short-messages.ts';
import { LANGUAGES } from '#shared/site-language.ts';
import { freePort } from '#tests/helpers/free-port.ts';
import { META, type RegisteredTemplate, startMessageGateway } from '#tests/helpers/message-gateway.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

const DLT = { entityId: '1201159100000000001', header: 'NIRMAN' };

/** What the stand-in has registered of a text. */
const templateIdOf = (kind: MessageKind, language: string) =>
  `110716${String(MESSAGE_KINDS.indexOf(kind)).padStart(2, '0')}${language === 'en' ? 1 : 2}0000000001`;

/**
 * The day on which the clock stands: this one, as the database has a clock of its own and sessions end, or the first of the next month where
 * this one is nearly over, as tests let days pass and costs are counted by month.
 */
function dayOfTests(): string {
  const days = Array.from({ length: 8 }, (_, later) => indiaDay(new Date(vi.getRealSystemTime() + later * 86_400_000)));
  return days.find((day) => Number(day.slice(8)) <= 25) as string;
}

/**
 * The whole site, listening, with a gateway beside it that has every template registered, and a clock that stands at 11:30 in India.
 * @param options.ways which of them are set.
 * @param options.settings besides, where the gateway is at an address.
 * @param options.pages with the pages that `npm run build` made.
 */
export async function startMessageSite({
  ways = ['sms'],
  settings = () => ({}),
  pages = false,
}: {
  ways?: ('sms' | 'whatsapp')[];
  settings?: (gatewayUrl: string) => Record<string, string>;
  pages?: boolean;
} = {}) {
  // Without fake timers, which every poll would put on.
  const before = vi.getMockedSystemTime();
  const today = dayOfTests();
  const at = (time: string) => new Date(`${today}T${time}:00+05:30`);
  vi.setSystemTime(at('11:30'));
  // Another site of the file may go on after this one, and the next file runs in the same process.
  whenDone(() => void (before ? vi.setSystemTime(before) : vi.useRealTimers()));
  const port = await freePort();
  const PUBLIC_URL = `http://127.0.0.1:${port}`;
  const site = siteOf({ PUBLIC_URL });
  const pairs = MESSAGE_KINDS.flatMap((kind) => LANGUAGES.map((language) => ({ kind, language })));
  const textOf = (kind: MessageKind, language: (typeof LANGUAGES)[number]) => withLanguage(language, () => kindOf(kind).text(site));
  const templates: RegisteredTemplate[] = pairs.map(({ kind, language }) => ({
    text: asRegistered(textOf(kind, language)),
    ...DLT,
    templateId: templateIdOf(kind, language),
  }));
  const gateway = await startMessageGateway({ templates, webhook: () => `${PUBLIC_URL}/api/v1/message/whatsapp/webhook` });
  whenDone(gateway.stop);
  const sms = {
    SMS_URL: `${gateway.url}/sms`,
    SMS_BODY: JSON.stringify({
      ...{ to: '{to}', text: '{text}', header: '{header}', entity: '{entity}', template: '{template}' },
      ...{ reference: '{reference}', report: '{report}' },
    }),
    SMS_OK: '"status":"ok","id":"([^"]+)"',
    SMS_WEBHOOK_TOKEN: 'a-word-that-is-known',
  };
  const whatsapp = {
    ...{ WHATSAPP_URL: gateway.url, WHATSAPP_TOKEN: META.token, WHATSAPP_PHONE_ID: META.phoneId },
    ...{ WHATSAPP_APP_SECRET: META.appSecret, WHATSAPP_VERIFY_TOKEN: META.verifyToken },
  };
  const app = await createTestApp(
    {
      PUBLIC_URL,
      ...(ways.includes('sms') ? sms : {}),
      ...(ways.includes('whatsapp') ? whatsapp : {}),
      ...settings(gateway.url),
    },
    { pages },
  );
  await app.app.listen({ port, host: '127.0.0.1' });
  const rows = pairs.map(({ kind, language }) => ({
    ...{ kind, language, text: textOf(kind, language), content_type: 'service_implicit' },
    ...{ entity_id: DLT.entityId, header: DLT.header, template_id: templateIdOf(kind, language) },
    ...{ gateway_template: 'flow1', whatsapp_name: `nirmaan_${kind}` },
  }));
  await app.db.insertInto('short_message_templates').values(rows).execute();

  const find = (messageId: string) =>
    app.db.selectFrom('short_messages').selectAll().where('short_message_id', '=', messageId).executeTakeFirstOrThrow();
  return {
    ...app,
    gateway,
    publicUrl: PUBLIC_URL,
    /** Puts the clock on by so many seconds, as everything of this process sees it. */
    pass: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000),
    /** The clock at a time of India's, on the same day. */
    setClock: (time: string) => vi.setSystemTime(at(time)),
    /** Does what the queue does once a message is due again. */
    tryAgain: (messageId: string) => sendMessage.run(app.context, { messageId }),
    find,
    /** Waits until the queue has had a message once and it stands so. */
    stands: async (messageId: string, state: string, reason?: string | null) => {
      await expect.poll(async () => (await find(messageId)).state, { timeout: 30_000 }).toBe(state);
      if (reason !== undefined) await expect.poll(async () => (await find(messageId)).reason, { timeout: 30_000 }).toBe(reason);
    },
    waysOf: (messageId: string) =>
      app.db.selectFrom('short_message_ways').selectAll().where('short_message_id', '=', messageId).orderBy('turn').execute(),
    /** In how many seconds the queue has a message again. */
    dueIn: async (messageId: string) => {
      const { rows } = await app.pool.query(
        `select round(extract(epoch from start_after - created_on))::int as wait from pgboss.job
         where name = 'send-short-message' and data ->> 'messageId' = $1 and state = 'created' order by created_on desc`,
        [messageId],
      );
      return rows.map(({ wait }) => wait as number);
    },
  };
}
