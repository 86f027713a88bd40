import type { Context, Viewer } from '#server/context.ts';
import { type ExportedTable, exportWalked } from '#server/db/export-table.ts';
import { selectUsersForExport } from '#server/features/accounts/users/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';

/**
 * The users as a file, those that the page of the team finds by the same words.
 * @throws 401 for visitors, 403 for others than admins.
 */
export function exportUsers({ db }: Pick<Context, 'db'>, viewer: Viewer, { q }: { q?: string | undefined }): ExportedTable {
  requireViewer(viewer, 'admin');
  return exportWalked(db, {
    table: 'users',
    id: 'user_id',
    columns: ['id', 'userName', 'email', 'emailConfirmed', 'phoneNo', 'plan', 'language', 'reviews', 'createdAt'],
    select: (range) => selectUsersForExport(db, q, range),
    present: (row) => ({
      id: row.user_id,
      userName: row.user_name,
      email: row.email,
      emailConfirmed: row.is_proven ? 'yes' : 'no',
      phoneNo: row.phone_no,
      plan: row.plan,
      language: row.language,
      reviews: Number(row.reviews),
      createdAt: row.created_at,
    }),
  });
}
