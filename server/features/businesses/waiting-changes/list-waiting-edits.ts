import { pagingOf } from '#server/base/page-of.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { Profile } from '#server/db/business-columns.ts';
import { selectByIds } from '#server/features/businesses/moderation/queries.ts';
import {
  type ChangeRow,
  countQueue,
  selectQueue,
  selectTaken,
  selectWaiting,
} from '#server/features/businesses/waiting-changes/queries.ts';
import { presentChange } from '#server/features/businesses/waiting-changes/view.ts';
import { placeNamesOf } from '#server/features/places/place-names.ts';
import { findCatalogueName } from '#server/features/services/find-by-former-name.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { WaitingChange, WaitingEdit } from '#shared/schemas/waiting-changes.ts';

/**
 * A page of the businesses of which owners' changes wait for the team, each field with what is shown and what it is to be; what was sent first
 * comes first.
 * @throws 401 for visitors, 403 for all but the team.
 */
export async function listWaitingEdits(context: Pick<Context, 'db'>, viewer: Viewer, { page, limit }: { page: number; limit: number }) {
  requireViewer(viewer, 'admin');
  const { db } = context;
  const [queue, total] = await Promise.all([selectQueue(db, { limit, offset: (page - 1) * limit }), countQueue(db)]);
  const ids = queue.map(({ business_id }) => business_id);
  const [businesses, rows] = await Promise.all([selectByIds(db, ids), selectWaiting(db, ids)]);
  const noteOf = await findNotes(context, rows);
  const edits = queue.flatMap(({ business_id, sent_at }): WaitingEdit[] => {
    const business = businesses.find((each) => each.business_id === business_id);
    if (!business) return [];
    const { name, city, state } = business;
    const changes = rows
      .filter((row) => row.business_id === business_id)
      .map((row) => presentChange(row, business as unknown as Profile, noteOf(row)));
    return [
      { business: { _id: business_id, name, city, state, ...placeNamesOf({ city, state }) }, sentAt: sent_at.toISOString(), changes },
    ];
  });
  return { edits, ...pagingOf(total, { page, limit }) };
}

/** What may stand in the way of a change by now: nothing holds a number or a service for it while it waits. */
async function findNotes(context: Pick<Context, 'db'>, rows: ChangeRow[]): Promise<(row: ChangeRow) => WaitingChange['note']> {
  const wanted = (field: ChangeRow['field'], column: 'phone_no' | 'service') =>
    rows.filter((row) => row.field === field).map(({ value }) => String((value as Partial<Profile>)[column]));
  const services = wanted('service', 'service');
  const [taken, known] = await Promise.all([
    selectTaken(context.db, wanted('phoneNo', 'phone_no')),
    Promise.all(services.map((service) => findCatalogueName(context as Context, service))),
  ]);
  const unknown = new Set(services.filter((_, at) => known[at] === undefined));
  return ({ field, value }) => {
    const { phone_no, service } = value as Partial<Profile>;
    if (field === 'phoneNo' && phone_no && taken.has(phone_no)) return 'number_taken';
    return field === 'service' && service && unknown.has(service) ? 'unknown_service' : null;
  };
}
