import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { mustCall } from '#drills/parts/call.ts';
import type { Drill } from '#drills/parts/drill.ts';
import { MovedClock } from '#drills/parts/moved-clock.ts';
import { type Account, newEmail, newPhone, registerBusinesses } from '#drills/parts/people.ts';
import type { Server } from '#drills/parts/server.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { META, metaWebhook, startMessageGateway } from '#tests/helpers/message-gateway.ts';

/** How long the gateway is away, and how long after its return everything must have arrived, by the moved clock. Seconds. */
const AWAY = 600;
const LATEST = 4_000;
const STEP = 30;
/** Tries of what nobody takes are an hour apart at most: after the return longer steps do. Seconds. */
const STEP_BACK = 150;
/** How long the workers have to look into their queues after each step. Milliseconds. */
const PAUSE = 2_200;
/** Enquiries in each step, and in the scenes after it. */
const ENQUIRIES = 4;
const ANSWERED = 12;
/** How often each webhook comes, and how many of them at once. */
const TIMES = 3;
/** What a day may cost, in rupees, each message being one; and how many are asked for. */
const CAP = 5;
const ASKED = 25;
/** The family reads an answer that long after WhatsApp has told of it. Milliseconds. */
const SOON = 2_000;

type Gateway = Awaited<ReturnType<typeof startMessageGateway>>;

/** Leads by WhatsApp, and answers from there, while Meta behaves as it does on a bad day: nothing is lost, doubled or misplaced. */
export const shortMessages: Drill = {
  name: 'short-messages',
  does: `WhatsApp away for ${AWAY / 60} minutes (moved clock) with a kill -9, webhooks doubled and out of order, a cap in rupees`,
  async run(stage) {
    const clock = new MovedClock(stage);
    // Nothing is told at night.
    clock.set(secondsUntilNoon());
    const sites: Server[] = [];
    const gateway = await startMessageGateway({ webhook: () => `${sites[0]?.url}/api/v1/message/whatsapp/webhook` });
    stage.cleanUp(() => gateway.stop().catch(() => {}));
    const start = async (settings: Record<string, string>) => {
      const server = await stage.startServer({
        settings: {
          ...{ WHATSAPP_URL: gateway.url, WHATSAPP_TOKEN: META.token, WHATSAPP_PHONE_ID: META.phoneId },
          ...{ WHATSAPP_APP_SECRET: META.appSecret, WHATSAPP_VERIFY_TOKEN: META.verifyToken },
          ...{ WHATSAPP_PRICE: '1', LOG_LEVEL: 'warn' },
          ...clock.settings,
          ...settings,
        },
      });
      sites.unshift(server);
      return { server, owners: await makeOwners(server) };
    };
    const plenty = { MESSAGE_CAP_NUMBER: '10000', MESSAGE_CAP_DAY: '100000', MESSAGE_CAP_MONTH: '100000' };
    const { server, owners } = await start(plenty);
    await beAway(stage, { server, owners, gateway, clock });
    await answerTwice(stage, { server, owners, gateway });
    await server.stop();
    const capped = await start({ ...plenty, MESSAGE_CAP_DAY: String(CAP) });
    await meetCap(stage, { ...capped, gateway });
  },
};

interface Scene {
  server: Server;
  owners: Owner[];
  gateway: Gateway;
}

interface Owner extends Account {
  /** E.164. */
  phone: string;
}

async function beAway(stage: Stage, { server, owners, gateway, clock }: Scene & { clock: MovedClock }) {
  stage.scene('away');
  gateway.reportBy('in order');
  await gateway.stop();
  const asked: string[] = [];
  for (let passed = 0; passed < AWAY; passed += STEP) {
    stage.step(`after ${passed} s`);
    asked.push(...(await Promise.all(Array.from({ length: ENQUIRIES }, (_, n) => ask(server, owners[n % owners.length] as Owner)))));
    if (passed === AWAY / 2) {
      await server.kill();
      await server.start();
    }
    clock.move(STEP);
    await delay(PAUSE);
  }
  stage.step('back');
  await gateway.start();
  let passed = 0;
  for (; passed < LATEST && arrivedOf(gateway, asked).different < asked.length; passed += STEP_BACK) {
    clock.move(STEP_BACK);
    await delay(PAUSE);
  }
  await gateway.told();
  const { different, all } = arrivedOf(gateway, asked);
  stage.note('all told after', passed, 's');
  stage.expect(`of ${asked.length} enquiries told`, different, '=', asked.length);
  stage.expect('told twice', all - different, '=', 0);
  stage.proved(asked.length, 'acknowledged enquiries');
}

async function answerTwice(stage: Stage, { server, owners, gateway }: Scene) {
  stage.scene('answers');
  gateway.reportBy('backwards');
  const database = server.database();
  const asked = await Promise.all(Array.from({ length: ANSWERED }, (_, n) => ask(server, owners[n % owners.length] as Owner)));
  for (const end = performance.now() + 60_000; arrivedOf(gateway, asked).different < asked.length && performance.now() < end; )
    await delay(100);
  const ofEach = arrivedOf(gateway, asked).messages;
  const webhooks = ofEach.flatMap(({ id, to, asker }) => {
    const message = { id: `wamid.${randomUUID()}`, from: to.slice(1), type: 'text', context: { id }, text: { body: `For ${asker}` } };
    return Array<ReturnType<typeof metaWebhook>>(TIMES).fill(metaWebhook({ messages: [message] }));
  });
  const from = performance.now();
  await Promise.all(shuffled(webhooks).map((webhook) => tell(server, webhook)));
  let answers = await answersOf(database);
  while (answers.length < asked.length && performance.now() - from < 60_000) {
    await delay(50);
    answers = await answersOf(database);
  }
  stage.note(`${webhooks.length} webhooks placed after`, Math.round(performance.now() - from), 'ms');
  await delay(PAUSE);
  answers = await answersOf(database);
  stage.expect(`of ${asked.length} answers placed`, new Set(answers.map(({ body }) => body)).size, '=', asked.length);
  stage.expect('doubled', answers.length - new Set(answers.map(({ body }) => body)).size, '=', 0);
  stage.expect('misplaced', answers.filter(({ body, asker }) => body !== `For ${asker}`).length, '=', 0);

  stage.step('one alone');
  const single = await ask(server, owners[0] as Owner);
  for (const end = performance.now() + 60_000; arrivedOf(gateway, [single]).different < 1 && performance.now() < end; ) await delay(100);
  const [message] = arrivedOf(gateway, [single]).messages;
  const begun = performance.now();
  const written = {
    id: `wamid.${randomUUID()}`,
    from: message?.to.slice(1),
    type: 'text',
    context: { id: message?.id },
    text: { body: 'Rs 45/sq ft' },
  };
  await tell(server, metaWebhook({ messages: [written] }));
  while ((await answersOf(database)).every(({ body }) => body !== 'Rs 45/sq ft') && performance.now() - begun < 60_000) await delay(20);
  stage.expect('an answer is read after', Math.round(performance.now() - begun), '≤', SOON, 'ms');
  await gateway.told();
}

async function meetCap(stage: Stage, { server, owners, gateway }: Scene) {
  stage.scene('cap');
  gateway.reportBy('doubled');
  let turn = 0;
  gateway.failBy(() => (++turn % 3 === 0 ? 'error' : undefined));
  const before = gateway.taken.length;
  await Promise.all(Array.from({ length: ASKED }, (_, n) => ask(server, owners[n % owners.length] as Owner)));
  const database = server.database();
  const areDecided = async () => {
    const { rows } = await database.query(
      "select count(*)::int as n from short_messages where state = 'waiting' and reason is distinct from 'capped'",
    );
    return rows[0].n === 0;
  };
  for (const end = performance.now() + 60_000; !(await areDecided()) && performance.now() < end; ) await delay(200);
  stage.expect(`of ${ASKED} messages sent for ${CAP} rupees`, gateway.taken.length - before, '=', CAP);
  const { rows } = await database.query('select coalesce(max(cost), 0)::int as most from short_message_costs');
  stage.expect('spent', rows[0].most / 10_000, '≤', CAP, 'rupees');
  gateway.failBy(() => undefined);
  await gateway.told();
}

/** Businesses whose owners have proven their numbers, on a site whose templates are known. */
async function makeOwners(server: Server): Promise<Owner[]> {
  const database = server.database();
  const accounts = await registerBusinesses(server.url, 4);
  await database.query('update businesses set phone_proven_at = now()');
  await database.query(
    `insert into short_message_templates (kind, language, text, content_type, entity_id, header, template_id, gateway_template, whatsapp_name)
     select kind, 'en', 'A text', 'service_implicit', '', '', '', '', 'drill_' || kind from unnest($1::text[]) kind`,
    [['enquiry', 'message', 'closed', 'decision', 'review', 'answer']],
  );
  const { rows } = await database.query<{ business_id: string; phone_no: string }>('select business_id, phone_no from businesses');
  return accounts.map((account) => ({
    ...account,
    phone: `+91${rows.find(({ business_id }) => business_id === account.id)?.phone_no}`,
  }));
}

/** Asks a business something. @returns by which name. */
async function ask(server: Server, { id }: Account): Promise<string> {
  const name = `Asker ${randomUUID()
    .replaceAll('-', '')
    .slice(0, 12)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;
  const body = { name, email: newEmail('asker'), phoneNo: newPhone(), message: 'The roof leaks.' };
  await mustCall(server.url, `/send-enquiry/${id}`, { method: 'POST', body });
  return name;
}

/** The messages that came to phones of enquiries by these names. */
function arrivedOf(gateway: Gateway, asked: string[]) {
  const messages = gateway.arrived.flatMap(({ id, to, header, body }) => {
    const said = JSON.stringify(body);
    const asker = header === 'drill_enquiry' ? asked.find((name) => said.includes(name)) : undefined;
    return asker === undefined ? [] : [{ id, to, asker }];
  });
  return { messages, all: messages.length, different: new Set(messages.map(({ asker }) => asker)).size };
}

async function answersOf(database: pg.Pool) {
  const { rows } = await database.query<{ body: string; asker: string }>(
    'select body, name as asker from enquiry_messages join enquiries using (enquiry_id)',
  );
  return rows;
}

async function tell(server: Server, { headers, body }: ReturnType<typeof metaWebhook>) {
  await fetch(`${server.url}/api/v1/message/whatsapp/webhook`, { method: 'POST', headers, body }).then((answer) => answer.body?.cancel());
}

/** Seconds until it is noon in India. */
function secondsUntilNoon(): number {
  const day = 86_400;
  const now = Math.floor(Date.now() / 1_000);
  return (((6.5 * 3_600 - now) % day) + day) % day;
}

function shuffled<One>(list: One[]): One[] {
  return list
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
