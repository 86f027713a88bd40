import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { type OwnerMark, selectOwnerMarks } from '#server/features/enquiries/quarantine/queries.ts';
import type { Markers } from '#shared/schemas/bad-leads.ts';

/** Senders that two owners have both marked before they count as marking together. */
const MANY = 3;
/** Owners who make a sender's enquiries wait. */
const OWNERS = 3;

/** Sets of owners who have marked many of the same senders within 30 days, whether their marks weigh or not. */
export async function findMarkers(db: Kysely<DB>): Promise<Markers[]> {
  return groupMarkers(await selectOwnerMarks(db));
}

/** Owners of whom each has marked `MANY` senders with another of them; sets of fewer than `OWNERS` silence nobody. */
export function groupMarkers(marks: readonly OwnerMark[]): Markers[] {
  const ownersOf = Map.groupBy(marks, ({ sender }) => sender);
  const shared = new Map<string, number>();
  for (const of of ownersOf.values()) {
    const owners = [...new Set(of.map(({ owner }) => owner))].toSorted();
    for (const [at, one] of owners.entries()) {
      for (const other of owners.slice(at + 1)) {
        const pair = JSON.stringify([one, other]);
        shared.set(pair, (shared.get(pair) ?? 0) + 1);
      }
    }
  }
  const setOf = new Map<string, Set<string>>();
  for (const [pair, n] of shared) {
    if (n < MANY) continue;
    const owners = (JSON.parse(pair) as string[]).flatMap((owner) => [...(setOf.get(owner) ?? [owner])]);
    const set = new Set(owners);
    for (const owner of set) setOf.set(owner, set);
  }
  return [...new Set(setOf.values())]
    .filter((set) => set.size >= OWNERS)
    .map((set) => {
      const theirs = marks.filter(({ owner }) => set.has(owner));
      const businesses = new Map(theirs.map(({ business_id, name }) => [business_id, { _id: business_id, name }]));
      const perSender = Map.groupBy(theirs, ({ sender }) => sender).values();
      const senders = [...perSender].filter((of) => new Set(of.map(({ owner }) => owner)).size >= OWNERS).length;
      return { businesses: [...businesses.values()], senders };
    })
    .toSorted((one, other) => other.senders - one.senders);
}
