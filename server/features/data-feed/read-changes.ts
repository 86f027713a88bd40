import type { Context, Viewer } from '#server/context.ts';
import { requireScope } from '#server/features/audit/author.ts';
import { readCursor, writeCursor } from '#server/features/data-feed/cursor.ts';
import { type PageAfter, readFeed, selectChanged, tellChanges } from '#server/features/data-feed/queries.ts';
import { dataRefusals } from '#server/features/data-feed/refusals.ts';
import { PRESENT, type Presented } from '#server/features/data-feed/view.ts';
import type { ApiScope } from '#shared/schemas/api-keys.ts';
import type { DataKind, DataQuery } from '#shared/schemas/data.ts';

/** What a key has to open for each kind. */
export const SCOPES = {
  businesses: 'businesses:read',
  services: 'content:read',
  prices: 'content:read',
  reviews: 'reviews:read',
  posters: 'content:read',
  blog: 'content:read',
  users: 'users:read',
  orders: 'orders:read',
  enquiries: 'enquiries:read',
} as const satisfies Record<DataKind, ApiScope>;

/** Changes that one call gives their places: a call that finds a million new ones is not the one that tells them all. */
const TOLD_AT_ONCE = 5_000;
const NO_ID = '00000000-0000-0000-0000-000000000000';
const BEGINNING = '-infinity';

/** A row as it was joined to its change: what is gone has none. */
interface Change {
  row_id: string;
  changed_at: string;
  is_removed: boolean;
}

export interface ChangesPage<Kind extends DataKind> {
  data: (Presented<Kind> & { changedAt: string })[];
  removed: { _id: string; changedAt: string }[];
  next: string;
  more: boolean;
  asOf: string;
}

/**
 * Rows of a kind in the order in which their changes were told: a page of it. Whoever reads page by page and goes on from the last `next`
 * has what the directory has, as of `asOf`, however much is written meanwhile (docs/decisions/220-keys-and-webhooks.md).
 * @throws 401, 403 without a key that opens the kind; 400 for what is no cursor; 410 for a place in the order from which on removals are not
 * told any more, or that is another database's.
 */
export async function readChanges<Kind extends DataKind>(
  { db }: Context,
  viewer: Viewer,
  kind: Kind,
  { cursor, updated_since: since, limit }: DataQuery,
): Promise<ChangesPage<Kind>> {
  requireScope(viewer, SCOPES[kind]);
  const showsPrivate = viewer.kind === 'key' && viewer.scopes.includes('enquiries:private');
  const isMoreUntold = await tellChanges(db, kind, TOLD_AT_ONCE);
  const { database, tellsSince, now } = await readFeed(db);
  const known = cursor === undefined ? undefined : readCursor(cursor);
  if (known && known.database !== database) throw dataRefusals.beginAnew();
  const readSince = known?.begunAt ?? since ?? now;
  if (Date.parse(readSince) < Date.parse(tellsSince)) throw dataRefusals.beginAnew();
  const after = { toldAt: known?.toldAt ?? since ?? BEGINNING, rowId: known?.rowId ?? NO_ID };
  const found = (await (selectChanged[kind] as (db: unknown, after: PageAfter) => Promise<Change[]>)(db, {
    ...after,
    limit: limit + 1,
  })) as Change[];
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const more = found.length > limit || isMoreUntold;
  const present = PRESENT[kind] as (row: unknown, showsPrivate: boolean) => Presented<Kind>;
  return {
    data: rows.filter(isThere).map((row) => ({ ...present(row, showsPrivate), changedAt: row.changed_at })),
    removed: rows.filter((row) => !isThere(row)).map(({ row_id, changed_at }) => ({ _id: row_id, changedAt: changed_at })),
    next: writeCursor({
      database,
      begunAt: more ? readSince : hourOf(now, tellsSince),
      toldAt: last?.changed_at ?? utc(after.toldAt),
      rowId: last?.row_id ?? after.rowId,
    }),
    more,
    asOf: last?.changed_at ?? (after.toldAt === BEGINNING ? tellsSince : after.toldAt),
  };
}

const isThere = ({ is_removed }: Change) => !is_removed;

/** The hour that has begun, so that the same rows are the same answer for a while; never before what is told at all. */
function hourOf(now: string, tellsSince: string) {
  const hour = `${now.slice(0, 13)}:00:00Z`;
  return Date.parse(hour) < Date.parse(tellsSince) ? tellsSince : hour;
}

/** A moment of the query in the form of cursors. */
function utc(moment: string) {
  return moment === BEGINNING || moment.endsWith('Z') ? moment : new Date(moment).toISOString();
}
