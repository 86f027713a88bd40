import type { Context } from '#server/context.ts';
import { fieldsThatWait } from '#server/features/businesses/waiting-changes/hold-changes.ts';
import { selectWaiting } from '#server/features/businesses/waiting-changes/queries.ts';
import { presentWanted } from '#server/features/businesses/waiting-changes/view.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';

/** What an owner is told of their business beside what is shown: what waits for the team, and of which fields changes would. */
export async function findWanted(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { business_id, status, images }: { business_id: string; status: string; images: string[] },
): Promise<Pick<OwnBusiness, 'waiting' | 'waitsFor'>> {
  const rows = await selectWaiting(db, [business_id]);
  const waitsFor = fieldsThatWait({ config }, status);
  return {
    ...(rows.length > 0 ? { waiting: presentWanted(rows, images) } : {}),
    ...(waitsFor.length > 0 ? { waitsFor: [...waitsFor] } : {}),
  };
}
