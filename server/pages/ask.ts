import { toRefusal } from '#server/base/errors.ts';
import { askOnce } from '#server/cache/collected-tags.ts';
import { type Context, type Viewer, visitor } from '#server/context.ts';
import { getWritePosition } from '#server/db/replicas.ts';
import type { ResetTokens } from '#server/features/password-reset/cookies.ts';
import type { Caller } from '#server/features/sessions/known-browsers.ts';
import type { PublicAccount, Session } from '#server/features/sessions/session.ts';
import type { Failed, Logged } from '#server/pages/page-failures.ts';

/** Who asks, and what the browser says of itself: what use cases are given. */
export interface Asking {
  context: Context;
  viewer: Viewer;
  userAgent: string | undefined;
  /** How far the browser is with a forgotten password. */
  resetTokens: ResetTokens;
  /** Where the browser's last write ended (recent-writers.ts). */
  lastWriteLsn: string | undefined;
  /** Where the request comes from. */
  caller: Caller;
  /** The session that the request showed the token of. */
  session: Session | undefined;
  /** Puts a session that was opened into the browser; one that has proven itself is known to the account from then on. */
  keepSession: (opened: { account: PublicAccount; token: string; isKnown: boolean }) => Promise<void>;
  /** The comments that the browser has written (features/blog/comments/cookie.ts). */
  ownCommentIds: string[];
}

/**
 * Runs one use case for whoever asks for a page or a list: the same use cases that the calls of /api/v1 run, in the same process.
 * @throws what the use case throws; in pages its refusal.
 */
export type Ask = <Found>(useCase: (asking: Asking) => Found | Promise<Found>) => Promise<Found>;

/** A request that says nothing of itself. */
const NOBODY = {
  viewer: visitor,
  userAgent: undefined,
  resetTokens: {},
  lastWriteLsn: undefined,
  session: undefined,
  keepSession: async () => {},
  ownCommentIds: [],
};

/** For readings that no request asks for. */
const NOWHERE: Caller = { ip: '', browser: undefined };

/** Asks in the name of somebody. @param asker what is known of them; what is left out is not known. */
export function createAsk(context: Context, asker: Partial<Omit<Asking, 'context'>>): Ask {
  const asking: Asking = { ...NOBODY, caller: NOWHERE, ...asker, context };
  return (useCase) => askOnce(() => useCase(asking));
}

/**
 * Asks as a visitor, for what is made to be given again: what every write up to now has left is read, whichever replica answers.
 */
export async function askForVisitors(context: Context): Promise<Ask> {
  const lastWriteLsn = context.config.DATABASE_REPLICA_URLS ? await getWritePosition(context.db) : undefined;
  return createAsk(context, { lastWriteLsn });
}

/**
 * The same for a page, with a note of what is not available right now: React Router would make a failure of the page itself of it. Pages
 * are told of refusals alone; what failed unexpectedly is logged here.
 */
export function watchAsk(ask: Ask, failed: Failed, request: Logged): Ask {
  return async (useCase) => {
    try {
      return await ask(useCase);
    } catch (error) {
      const refusal = toRefusal(error);
      if (refusal.status === 503) failed.error = error;
      if (refusal.status === 500) request.log.error({ requestId: request.id, err: error }, 'page failed');
      throw refusal;
    }
  };
}
