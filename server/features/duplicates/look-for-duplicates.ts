import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import {
  type Candidate,
  holdUnlocked,
  type Pair,
  selectCandidates,
  selectLooks,
  takeLooks,
  writePairs,
} from '#server/features/duplicates/queries.ts';
import { editDistance } from '#server/features/places/edit-distance.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** So many entries are looked at in one statement, and so many times in one run. */
const [AT_ONCE, TIMES] = [200, 25];

/** Every minute: looks whom the entries resemble that were added or changed since. */
export const lookForDuplicates = defineScheduledJob('look-for-duplicates', '* * * * *', async ({ db }) => {
  for (let time = 0; time < TIMES; time++) if ((await lookAtSome(db)) < AT_ONCE) return;
});

/**
 * Looks without a lock, which a decision would have to wait for, and writes in a short transaction. That has the entries before their looks, as
 * whoever changes an entry has; those that somebody is changing are looked at the next time. @returns how many were looked at.
 */
async function lookAtSome(db: Kysely<DB>): Promise<number> {
  const looks = await selectLooks(db, AT_ONCE);
  if (looks.length === 0) return 0;
  const ids = looks.map(({ business_id }) => business_id);
  const pairs = pairsOf(await selectCandidates(db, ids));
  await db.transaction().execute(async (transaction) => {
    const held = new Set(await holdUnlocked(transaction, [...ids, ...pairs.flatMap(({ one_id, other_id }) => [one_id, other_id])]));
    const missed = pairs.filter(({ one_id, other_id }) => !held.has(one_id) || !held.has(other_id));
    const waiting = new Set(missed.flatMap(({ one_id, other_id }) => [one_id, other_id]));
    const free = looks.filter(({ business_id }) => held.has(business_id) && !waiting.has(business_id));
    const taken = new Set(await takeLooks(transaction, free));
    await writePairs(
      transaction,
      [...taken],
      pairs.filter(({ one_id, other_id }) => taken.has(one_id) || taken.has(other_id)),
    );
  });
  return looks.length;
}

/** Each two once, with all that speaks for them. */
function pairsOf(candidates: Candidate[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const candidate of candidates) {
    if (candidate.reason === 'address' && !isNearName(candidate.subject_key, candidate.key)) continue;
    const [one_id, other_id] = [candidate.subject_id, candidate.business_id].toSorted() as [string, string];
    const pair = pairs.get(one_id + other_id) ?? { one_id, other_id, reasons: [] };
    if (!pair.reasons.includes(candidate.reason)) pair.reasons.push(candidate.reason);
    pairs.set(one_id + other_id, pair);
  }
  for (const { reasons } of pairs.values()) reasons.sort();
  return [...pairs.values()];
}

/** Names, folded, of which one begins with the other, or in which one letter of five differs at most. */
function isNearName(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= 4 && long.startsWith(short)) return true;
  const most = Math.floor(short.length / 5);
  return editDistance(short, long, most) <= most;
}
