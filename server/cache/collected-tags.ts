import { AsyncLocalStorage } from 'node:async_hooks';
import type { SearchCountKind } from '#shared/schemas/site-numbers.ts';

/** What counts each time an answer is given: looks at businesses, and what was searched for. */
export interface Counted {
  businessIds: string[];
  searches: { kind: SearchCountKind; name: string }[];
}

/** What the use cases of a page or a call have said of it while it was made. */
export interface Collected {
  tags: Set<string>;
  /** Ids of the businesses whose cards stand in its lists. */
  cards: Set<string>;
  counted: Counted;
  /** How long the answer may be given, where it shows what changes without a write; milliseconds. */
  ttl?: number;
  /** False once a use case was asked that does not say what it shows: the answer is given to this asker alone. */
  isKept: boolean;
}

const collections = new AsyncLocalStorage<Collected>();

/** What was begun by a use case that says what it shows. */
const said = new WeakSet<Promise<unknown>>();

/** What changes with the day or the hour, or is found out by words whose meaning is learnt elsewhere, is at most so old. Milliseconds. */
const BRIEF = 60_000;

/**
 * Collects what the use cases say that `run` asks (`askOnce`): the cache tags of what they show, and what counts.
 * @param run is given what has been collected up to any moment.
 * @returns what `run` returns.
 */
export function collectTags<Result>(run: (collected: Collected) => Result): Result {
  const collected: Collected = { tags: new Set(), cards: new Set(), counted: { businessIds: [], searches: [] }, isKept: true };
  return collections.run(collected, () => run(collected));
}

/**
 * Runs one use case of what is collected. One that does not say what it shows makes an answer that is not kept, whatever those say that
 * it asks itself: what it gives was not begun by `showing`.
 */
export async function askOnce<Found>(run: () => Found | Promise<Found>): Promise<Found> {
  const found = run();
  const collected = collections.getStore();
  if (collected && !(found instanceof Promise && said.has(found))) collected.isKept = false;
  return found;
}

/**
 * What a use case gives that says what it shows: all of it is read in `read`. Outside of a collection it is simply read.
 * @param tags the cache tags of all that may change it, where they are known before (`alsoShowing`); none where nothing changes it.
 */
export function showing<Shown>(tags: readonly string[], read: () => Promise<Shown>): Promise<Shown> {
  alsoShowing(...tags);
  const shown = read();
  said.add(shown);
  return shown;
}

/** Says more tags of what is shown. */
export function alsoShowing(...tags: string[]): void {
  const collected = collections.getStore();
  if (collected) for (const tag of tags) collected.tags.add(tag);
}

/** Says which businesses have their cards in a list that is shown; the list's own tags are said beside. */
export function showingCards(businesses: readonly { _id: string }[]): void {
  const collected = collections.getStore();
  if (collected) for (const { _id } of businesses) collected.cards.add(_id);
}

/** Says that what is shown changes without a write, so that it is given for a minute at most. */
export function briefly(): void {
  const collected = collections.getStore();
  if (collected) collected.ttl = BRIEF;
}

/** Says what counts each time the answer is given. */
export function counting({ businessIds = [], searches = [] }: Partial<Counted>): void {
  const counted = collections.getStore()?.counted;
  counted?.businessIds.push(...businessIds);
  counted?.searches.push(...searches);
}

/** Whether somebody collects what is shown: finding it out may cost something. */
export function isCollecting(): boolean {
  return collections.getStore() !== undefined;
}
