import type { Kysely } from 'kysely';
import { editDistance } from '#server/base/edit-distance.ts';
import type { DB } from '#server/db/types.ts';
import { type Candidate, type Pair, selectCandidates, takeLooks, writePairs } from '#server/features/duplicates/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** So many entries are looked at in one statement, and so many times in one run. */
const [AT_ONCE, TIMES] = [200, 25];

/** Every minute: looks whom the entries resemble that were added or changed since. */
export const lookForDuplicates = defineScheduledJob('look-for-duplicates', '* * * * *', async ({ db }) => {
  for (let time = 0; time < TIMES; time++) if ((await lookAtSome(db)) < AT_ONCE) return;
});

/** @returns how many were looked at. */
function lookAtSome(db: Kysely<DB>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const ids = await takeLooks(transaction, AT_ONCE);
    if (ids.length > 0) await writePairs(transaction, ids, pairsOf(await selectCandidates(transaction, ids)));
    return ids.length;
  });
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
