import type { Context } from '#server/context.ts';
import { type Reporter, selectMade } from '#server/features/reports/queries.ts';

/** The reports that an account has made, for the download of its own data. */
export async function collectReports({ db }: Pick<Context, 'db'>, reporter: Reporter) {
  const rows = await selectMade(db, reporter);
  return rows.map(({ kind, name, business_id, reason, message, created_at }) => ({
    of: kind,
    business: business_id,
    businessName: name,
    reason,
    message,
    reportedAt: created_at.toISOString(),
  }));
}
