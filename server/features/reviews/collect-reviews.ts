import type { Context } from '#server/context.ts';
import { selectWritten } from '#server/features/reviews/queries.ts';

/** The reviews that a user has written, for the download of their own data. */
export async function collectReviews({ db }: Pick<Context, 'db'>, userId: string) {
  const rows = await selectWritten(db, userId);
  return rows.map((row) => ({
    business: row.business_id,
    businessName: row.business_name,
    name: row.name,
    email: row.email,
    description: row.description,
    rating: row.rating,
    writtenAt: row.created_at.toISOString(),
  }));
}
