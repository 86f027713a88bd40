import { createHash, randomBytes } from 'node:crypto';
import type { Context, Viewer } from '#server/context.ts';
import { tryLogin } from '#server/features/accounts/logins/slow-logins.ts';
import { phoneCodeLimits } from '#server/features/phone-codes/limits.ts';
import { linkRefusals } from '#server/features/phone-codes/links/refusals.ts';
import { lockOfNumber, noteProof } from '#server/features/phone-codes/queries.ts';
import { type SecondFact, secondFactOf } from '#server/features/phone-codes/second-fact.ts';
import type { Caller } from '#server/features/sessions/known-browsers.ts';
import { openSession } from '#server/features/sessions/open-session.ts';
import { accountOfRow, type PublicAccount, type Session } from '#server/features/sessions/session.ts';
import { accountOf } from '#server/features/sessions/viewers.ts';
import { type FoundLink, findSignInLink, spendSignInLink } from '#server/features/sign-in-links/find-link.ts';
import type { MessageKind } from '#shared/schemas/short-messages.ts';

/** For how many seconds a second tap on the same button goes on where the first has led. */
const SAME_TAP = 120;

/**
 * What the page of a link shows. As long as the link is good it says what the message beside it says, of what kind that is, and no more of
 * its account: programs open links, too.
 */
export type LinkPage =
  /** A button; `once` tells the taps of one page from those of another. `forgotten` is whose password is asked for and where it leads, once there is a new one. */
  | { is: 'open'; opens: MessageKind; once: string; isOtherAccount: boolean; forgotten?: { kind: PublicAccount['kind']; path: string } }
  /** Who is signed in here is whose it is. */
  | { is: 'theirs'; path: string }
  /** Used, too old, or its number has another account now: the way to log in leads on to the same place. */
  | { is: 'over'; path: string; kind: PublicAccount['kind'] }
  /** It was never one, or its account is gone. */
  | { is: 'none' };

/** What somebody who opens the link of a message is shown. It changes nothing: link scanners and previews read it first. */
export async function readSignInLink(context: Context, viewer: Viewer, { browser }: Caller, token: string): Promise<LinkPage> {
  const link = await findSignInLink(context.db, token);
  if (!link) return { is: 'none' };
  const account = accountOfRow(link);
  if (isSame(account, viewer)) return { is: 'theirs', path: link.path };
  const needed = link.is_good && link.used_for === null ? neededFor(context, link, browser) : undefined;
  if (needed !== 'none' && needed !== 'password') return { is: 'over', path: link.path, kind: account.kind };
  const once = randomBytes(16).toString('base64url');
  const forgotten = needed === 'password' && { forgotten: { kind: account.kind, path: link.path } };
  return { is: 'open', opens: link.kind, once, isOtherAccount: viewer.kind !== 'visitor', ...forgotten };
}

/** Whoever is signed in here, or was signed in by a link. */
export interface Opened {
  path: string;
  /** The session that was opened; none where there was one. */
  session?: { account: PublicAccount; token: string; isKnown: boolean };
}

/**
 * Signs in by the link of a message, once (docs/decisions/210-short-messages.md, 'Links that sign in'). It needs beside it what a right code
 * does. The session is no fresh proof, unless a password was asked for. Of two at once one has it; the same page's second tap goes on.
 * @throws 400 when the link is used, too old, its number is another's now, or a password is missing; what `tryLogin` throws.
 */
export async function openSignInLink(
  context: Context,
  viewer: Viewer,
  token: string,
  { once, password }: { once: string; password: string | undefined },
  caller: Caller & { session: Session | undefined },
): Promise<Opened> {
  const link = await findSignInLink(context.db, token);
  if (!link) throw linkRefusals.over();
  const account = accountOfRow(link);
  if (isSame(account, viewer)) return { path: link.path };
  const usedBy = createHash('sha256').update(once).digest();
  const isSecondTap = link.used_for !== null && link.used_for < SAME_TAP && once !== '' && link.used_by?.equals(usedBy) === true;
  const needed = link.is_good && (link.used_for === null || isSecondTap) ? neededFor(context, link, caller.browser) : undefined;
  if (needed !== 'none' && needed !== 'password') throw linkRefusals.over();
  if (needed === 'password') {
    if (!password) throw linkRefusals.passwordNeeded();
    const id = idOf(account);
    await tryLogin(context, { kind: account.kind, name: link.phone_no, password, ...caller }, [{ id, account: link }]);
  }
  const isProven = needed === 'password';
  const opened = await context.db.transaction().execute(async (transaction) => {
    // A new password, and another number, end links under the same lock.
    if (!(await lockOfNumber(transaction, account, link.phone_no))) throw linkRefusals.over();
    const now = await findSignInLink(transaction, token);
    const isOurs =
      now?.is_good &&
      (now.used_for === null ? await spendSignInLink(transaction, link, usedBy) : now.used_by?.equals(usedBy) && once !== '');
    if (!isOurs) throw linkRefusals.over();
    await noteProof(transaction, account);
    return openSession(transaction, account, caller.session, isProven);
  });
  return { path: link.path, session: { account, token: opened, isKnown: isProven } };
}

function neededFor(context: Context, link: FoundLink, browser: Caller['browser']): SecondFact {
  const { password_hash, has_proven_email, name } = link;
  const account = accountOfRow(link);
  const may_be_anothers = link.proven_for > phoneCodeLimits.mayBeAnothersAfter;
  return secondFactOf(
    context,
    { kind: account.kind, id: idOf(account), name, password_hash, has_proven_email, is_proven: true, may_be_anothers },
    browser,
  );
}

const idOf = (account: PublicAccount) => (account.kind === 'user' ? account.userId : account.businessId);

function isSame(account: PublicAccount, viewer: Viewer): boolean {
  return viewer.kind === account.kind && accountOf(viewer) === idOf(account);
}
