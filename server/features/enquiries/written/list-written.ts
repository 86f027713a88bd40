import type { Context, Viewer } from '#server/context.ts';
import { senderColumns } from '#server/features/enquiries/sender.ts';
import { selectLatestSent } from '#server/features/enquiries/written/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { limits } from '#shared/limits.ts';
import type { Written } from '#shared/schemas/team-accounts.ts';

/**
 * The latest enquiries that an account has sent, for the team: to whom and for what. What was written is between the two.
 * @throws 401, 403 for all but admins.
 */
export async function listWrittenEnquiries(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  account: PublicAccount,
): Promise<Written['enquiries']> {
  requireViewer(viewer, 'admin');
  const rows = await selectLatestSent(db, senderColumns(account), limits.latestWritten);
  return {
    total: rows[0]?.total ?? 0,
    latest: rows.map(({ enquiry_id, business_id, business_name, service, place, is_withheld, created_at }) => ({
      _id: enquiry_id,
      business: business_id === null ? null : { _id: business_id, name: business_name ?? '' },
      ...{ service, place, withheld: is_withheld },
      createdAt: created_at.toISOString(),
    })),
  };
}
