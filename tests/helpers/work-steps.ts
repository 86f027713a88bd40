import type { Kysely } from 'kysely';
import { signId } from '#server/base/signed-id.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { askAboutWork } from '#server/features/work-done/ask-about-work.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { call } from '#tests/helpers/test-app.ts';

type Headers = Record<string, string>;

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Requests that were closed with a business, what is said of its work, and who is asked about it. */
export function workSteps({ app, context, db }: { app: App; context: Context; db: Kysely<DB> }) {
  /** A request of so many days ago, whose work should be done since a day. */
  async function makeChosen(given: Parameters<typeof makeRequirement>[1] = {}) {
    const business = given.found_business_id ?? (await makeBusiness(db));
    const closed = { created_at: daysAgo(40), closed_at: daysAgo(36), closed_as: 'found', work_due_at: daysAgo(1) };
    const id = await makeRequirement(db, { ...closed, found_business_id: business, ...given });
    return { id, business, token: signId(context.signer, 'work-done', id) };
  }

  const workOf = (id: string) =>
    db
      .selectFrom('requirements')
      .select(['work_due_at', 'work_asked_at', 'work_answer', 'work_answered_at', 'review_asked_at'])
      .where('requirement_id', '=', id)
      .executeTakeFirst();

  return {
    makeChosen,
    workOf,
    say: (key: string, as: unknown, headers: Headers = {}) => call(app, 'POST', `/api/v1/requirements/${key}/work-done`, { as }, headers),
    /** The clock strikes. @returns when a request was asked about. */
    strike: async (id: string) => {
      await askAboutWork.run(context, {});
      return (await workOf(id))?.work_asked_at;
    },
    reviewsOf: async (business: string, query = '') =>
      (await call(app, 'GET', `/api/v1/review/get/${business}${query}`, undefined)).body.reviews,
  };
}
