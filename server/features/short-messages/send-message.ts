import type { Transaction } from 'kysely';
import { indiaDay } from '#server/base/india-day.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { spend } from '#server/features/short-messages/costs/spend.ts';
import { noteAnswer } from '#server/features/short-messages/note-answer.ts';
import {
  isNeedless,
  type LockedMessage,
  lockMessage,
  noteAsked,
  noteFailing,
  selectWays,
  setMessage,
} from '#server/features/short-messages/queries.ts';
import { stand } from '#server/features/short-messages/standing.ts';
import { getTemplate, missingParts } from '#server/features/short-messages/templates.ts';
import { wantsMessages } from '#server/features/short-messages/wishes/queries.ts';
import { makeSignInLink } from '#server/features/sign-in-links/make-link.ts';
import { defineJob, type Job } from '#server/jobs/define-job.ts';
import { fillIn, kindOf, type WayName } from '#server/messages/kinds.ts';
import { nextMorning, quietUntil } from '#server/messages/quiet-hours.ts';
import type { OutgoingMessage, Way } from '#server/messages/way.ts';
import { UNASSIGNABLE } from '#shared/phone.ts';

/**
 * How long a report is waited for before somebody is asked again who has not answered, by how often that was: seconds. Who did take a
 * message has reported it by then. What somebody waits for cannot wait so long.
 */
const PATIENCE = { usual: [120, 600, 3_600], awaited: [45, 120, 300] };

/** Seconds until the next try of a message that nobody takes, by how often it was tried; an hour at most. */
const backoff = (tries: number) => Math.min(5 * 2 ** Math.min(tries - 1, 10), 3_600);

/** A message that is about to be sent by a way. */
interface Step {
  way: Way;
  message: OutgoingMessage;
}

/**
 * Sends a message by the first of its ways that takes it. It may run twice at once and after a kill again: what was asked stands in the rows
 * before anybody is asked, so that a second run knows it.
 */
export const sendMessage: Job<{ messageId: string }> = defineJob('send-short-message', async (context, { messageId }) => {
  /** The ways that were tried in this run, and when one of them says that it may be asked again. */
  const tried = new Map<WayName, number | undefined>();
  for (;;) {
    const step = await context.db.transaction().execute((transaction) => begin(context, transaction, messageId, tried));
    if (step === 'over') return;
    if (step === 'next way') continue;
    const outcome = await context.messenger.send(step.way, step.message);
    tried.set(step.way.name, outcome.is === 'failed' ? outcome.seconds : undefined);
    if (outcome.is === 'failed' || outcome.is === 'unknown') {
      context.log.warn({ way: step.way.name, kind: step.message.kind, reason: outcome.reason }, 'a short message was not taken');
    }
    if (await noteAnswer(context, { messageId, way: step.way.name }, outcome)) return;
  }
});

/** Decides what is done with a message now, and notes it. */
async function begin(
  context: Context,
  transaction: Transaction<DB>,
  messageId: string,
  tried: Map<WayName, number | undefined>,
): Promise<Step | 'next way' | 'over'> {
  const message = await lockMessage(transaction, messageId);
  if (message?.state !== 'waiting') return 'over';
  const now = new Date();
  const { isAwaited } = kindOf(message.kind);
  const end = async (reason: string) => {
    await stand(context, transaction, messageId, { state: 'failed', reason });
    return 'over' as const;
  };
  const later = async (at: Date, reason: string) => {
    if (at >= message.ends_at) return end(reason);
    const afterSeconds = Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1_000));
    await setMessage(transaction, messageId, { state: 'waiting', reason });
    await context.jobs.enqueue(transaction, sendMessage, { messageId }, { afterSeconds });
    return 'over' as const;
  };
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

  if (now >= message.ends_at) return end('too_late');
  if (await isNeedless(transaction, messageId)) {
    await setMessage(transaction, messageId, { state: 'needless' });
    return 'over';
  }
  if (!isAwaited && !(await wantsMessages(transaction, message.phone_no))) return end('stopped');
  // What is written into the folder wakes nobody.
  const isHeard = context.messenger.waysOf(message.kind).some(({ name }) => name !== 'folder');
  const quiet = isAwaited || !isHeard ? undefined : quietUntil(now);
  if (quiet) return later(quiet, 'quiet');

  const rows = await selectWays(transaction, messageId);
  const asked = rows.find(({ state }) => state === 'asked');
  if (asked) {
    const patience = PATIENCE[isAwaited ? 'awaited' : 'usual'];
    const again = new Date(asked.tried_at.getTime() + (patience[Math.min(asked.tries, patience.length) - 1] ?? 0) * 1_000);
    if (now < again) return later(again, 'asked');
  }
  const ways = context.messenger.waysOf(message.kind).toSorted((a, b) => isFirst(message, b) - isFirst(message, a));
  const open = ways.filter(({ name }) => {
    const row = rows.find(({ way }) => way === name);
    return !row || row.state === 'asked' || row.state === 'failing';
  });
  if (open.length === 0) return end(rows.at(-1)?.reason ?? 'no_way');
  // Who may have taken it is asked again before anybody else is.
  const way = open.find(({ name }) => name === asked?.way) ?? open.find(({ name }) => !tried.has(name));
  if (!way || tried.has(way.name)) {
    const says = [...tried.values()].filter((seconds) => seconds !== undefined);
    const tries = Math.max(1, ...rows.map(({ tries }) => tries));
    return later(after(says.length > 0 ? Math.min(...says) : backoff(tries)), rows.at(-1)?.reason ?? 'failing');
  }
  // The demo's numbers are nobody's.
  if (way.name !== 'folder' && message.phone_no.startsWith(`+91${UNASSIGNABLE}`)) return end('demo');

  const template = await getTemplate(context, transaction, message.kind, message.language);
  const missing = missingParts(template, [way]);
  if (missing.length > 0) {
    tried.set(way.name, undefined);
    await noteFailing(transaction, { messageId, way: way.name, at: now, day: indiaDay(now), reason: `missing: ${missing.join(', ')}` });
    return 'next way';
  }
  const outgoing = await compose(context, transaction, message, template);
  const before = rows.find(({ way: name }) => name === way.name);
  // What may have been taken was spent already; asked again it is spent again.
  const cost = way.costOf(outgoing);
  const day = await spend(context, transaction, { phoneNo: message.phone_no, cost, at: now });
  if (day === undefined) return later(nextMorning(now), 'capped');
  await noteAsked(transaction, { messageId, way: way.name, at: now, cost: cost + (before?.cost ?? 0), day });
  return { way, message: outgoing };
}

const isFirst = (message: LockedMessage, { name }: Way) => Number(name === message.first_way);

async function compose(
  context: Context,
  transaction: Transaction<DB>,
  message: LockedMessage,
  template: Awaited<ReturnType<typeof getTemplate>>,
): Promise<OutgoingMessage> {
  const messageId = message.short_message_id;
  const given = { ...(message.values as Record<string, string>) };
  // What is given is where it leads; it signs in whose message it is.
  if (given.link !== undefined) given.link = await makeSignInLink(context, transaction, { messageId, path: given.link });
  const values = Object.fromEntries(kindOf(message.kind).variables.map((name) => [name, given[name] ?? '']));
  return {
    messageId,
    kind: message.kind,
    language: message.language,
    to: message.phone_no,
    values,
    ...template,
    text: fillIn(template.text, values),
  };
}
