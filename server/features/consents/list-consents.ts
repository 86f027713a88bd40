import type { Context } from '#server/context.ts';
import { selectOwnConsents } from '#server/features/consents/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { type GivenBy, NOTICES, type Purpose } from '#shared/notices.ts';
import type { Consent } from '#shared/schemas/consents.ts';

/** What an account has agreed to, and what it has ended, the latest first. */
export async function listConsents({ db }: Pick<Context, 'db'>, account: PublicAccount): Promise<Consent[]> {
  return (await selectOwnConsents(db, account)).map(({ purpose, version, language, given_by, given_at, ended_at }) => ({
    purpose: purpose as Purpose,
    version,
    newestVersion: NOTICES[purpose as Purpose].version,
    language,
    givenBy: given_by as GivenBy,
    givenAt: given_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
  }));
}
