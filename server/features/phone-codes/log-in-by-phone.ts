import type { Context } from '#server/context.ts';
import { tryLogin } from '#server/features/accounts/logins/slow-logins.ts';
import { getUser } from '#server/features/accounts/users/get-user.ts';
import { getOwnBusiness } from '#server/features/businesses/profile/get-own-business.ts';
import { keepProof } from '#server/features/phone-codes/keep-proof.ts';
import { type AccountOfNumber, findAccounts, findGrant, lockOfNumber, spendGrant, takeTry } from '#server/features/phone-codes/queries.ts';
import { phoneCodeRefusals } from '#server/features/phone-codes/refusals.ts';
import { type SecondFact, secondFactOf } from '#server/features/phone-codes/second-fact.ts';
import type { Caller } from '#server/features/sessions/known-browsers.ts';
import { hashToken, openSession } from '#server/features/sessions/open-session.ts';
import type { PublicAccount, Session } from '#server/features/sessions/session.ts';
import type { User } from '#shared/schemas/accounts.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import type { OfferedAccount } from '#shared/schemas/phone-codes.ts';

/** Who goes on with a number that a right code has proven, and what they say beside it. */
interface PhoneLoginInput {
  kind: PublicAccount['kind'];
  /** The token of the permission. */
  grant: string | undefined;
  /** The id of one of several accounts. */
  chosen?: string | undefined;
  password?: string | undefined;
  userName?: string | undefined;
}

export type NextStep =
  | { next: 'in'; account: PublicAccount; token: string; user?: User; contractor?: OwnBusiness }
  | { next: 'choose'; accounts: OfferedAccount[] }
  | { next: Exclude<SecondFact, 'none'> | 'register' };

/**
 * Signs somebody in by a number that a code has just proven, or says what else it needs. Accounts of the other kind are offered where there
 * is none of the kind that was asked for.
 * @throws 403 without the permission; 404 for an account that is not the number's; 401 for a wrong password or name; 400 after too many wrong
 * names; what `tryLogin` throws.
 */
export async function logInByPhone(
  context: Context,
  input: PhoneLoginInput,
  caller: Caller & { session: Session | undefined },
): Promise<NextStep> {
  const { kind, grant, chosen } = input;
  const permission = grant && (await findGrant(context.db, kind, hashToken(grant)));
  if (!permission) throw phoneCodeRefusals.notVerified();
  const found = await findAccounts(context.db, permission.phone_no);
  const ofKind = found.filter((account) => account.kind === kind);
  const offered = ofKind.length > 0 ? ofKind : found;
  if (offered.length === 0) return { next: 'register' };
  const account = chosen ? offered.find(({ id }) => id === chosen.toLowerCase()) : ofKind.length === 1 ? ofKind[0] : undefined;
  if (chosen && !account) throw phoneCodeRefusals.noSuchAccount();
  if (!account) return { next: 'choose', accounts: offered.map(presentOffered) };
  const needed = secondFactOf(context, account, caller.browser);
  if (needed === 'mail' || needed === 'team') return { next: needed };
  if (needed === 'password' && input.password === undefined) return { next: 'password' };
  if (needed === 'user_name') {
    if (input.userName === undefined) return { next: 'user_name' };
    await requireName(context, permission.phone_code_id, account, input.userName);
  }
  if (needed === 'password') {
    const attempt = { kind: account.kind, name: permission.phone_no, password: input.password ?? '', ...caller };
    await tryLogin(context, attempt, [{ id: account.id, account }]);
  }
  const opened = accountOf(account);
  const token = await context.db.transaction().execute(async (transaction) => {
    // A new password ends what codes have begun under the same lock: the session comes before it, and ends with it, or not at all.
    if (!(await lockOfNumber(transaction, opened, permission.phone_no))) throw phoneCodeRefusals.notVerified();
    if (!(await spendGrant(transaction, hashToken(grant)))) throw phoneCodeRefusals.notVerified();
    await keepProof(transaction, opened);
    return openSession(transaction, opened, caller.session);
  });
  return { next: 'in', account: opened, token, ...(await presentAccount(context, opened)) };
}

/** Whoever was given the number of somebody else does not know what they were called here; guesses use up the code's tries. */
async function requireName({ db }: Context, phoneCodeId: string, { name }: AccountOfNumber, typed: string) {
  if (!(await takeTry(db, phoneCodeId))) throw phoneCodeRefusals.codeUsedUp();
  const plain = (text: string) => text.normalize('NFC').toLowerCase().trim();
  if (plain(name) !== plain(typed)) throw phoneCodeRefusals.wrongName();
}

function presentOffered({ id, kind, name, may_be_anothers }: AccountOfNumber): OfferedAccount {
  return { _id: id, kind, name: may_be_anothers ? null : name };
}

function accountOf({ kind, id }: AccountOfNumber): PublicAccount {
  return kind === 'user' ? { kind, userId: id } : { kind, businessId: id };
}

async function presentAccount(context: Context, account: PublicAccount) {
  return account.kind === 'user' ? { user: await getUser(context, account) } : { contractor: await getOwnBusiness(context, account) };
}
