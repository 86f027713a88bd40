import type { Context } from '#server/context.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { selectOwnLinks } from '#server/features/sign-in-links/queries.ts';

/** The links of messages that signed an account in, or could, for the download of its own data. They go with its messages. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const links = await selectOwnLinks(db, account);
  return {
    signInLinks: links.map(({ path, made_at, ends_at, used_at }) => ({
      path,
      madeAt: made_at.toISOString(),
      endsAt: ends_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
    })),
  };
}
