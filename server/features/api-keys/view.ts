import { indiaDay } from '#server/base/india-day.ts';
import type { selectCalls, selectKeys } from '#server/features/api-keys/queries.ts';
import type { ApiKey, ApiScope } from '#shared/schemas/api-keys.ts';

type Row = Awaited<ReturnType<typeof selectKeys>>[number];
type CallRow = Awaited<ReturnType<typeof selectCalls>>[number];

/** A key as the team sees it: all but the key. */
export function presentKey(row: Row, calls: readonly CallRow[]): ApiKey {
  return {
    _id: row.api_key_id,
    name: row.name,
    ending: row.ending,
    scopes: row.scopes as ApiScope[],
    addresses: row.addresses,
    perMinute: row.per_minute,
    state: row.revoked_at ? 'revoked' : row.is_ended ? 'ended' : 'open',
    lastDay: indiaDay(new Date(row.ends_at.getTime() - 1)),
    madeBy: row.made_by,
    hasMakerLeft: row.has_maker_left,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    refusedFrom: row.refused_from,
    refusedAt: row.refused_at?.toISOString() ?? null,
    calls: calls.map(({ call, calls: answered, refusals }) => ({ call, calls: answered, refusals })),
  };
}
