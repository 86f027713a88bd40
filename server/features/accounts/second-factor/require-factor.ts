import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { checkPasskey } from '#server/features/accounts/passkeys/check-passkey.ts';
import { isPasskeyOf } from '#server/features/accounts/passkeys/queries.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { hasFactor } from '#server/features/accounts/second-factor/has-factor.ts';
import { mailFactorChanged } from '#server/features/accounts/second-factor/mail-factor-changed.ts';
import type { lockFactor } from '#server/features/accounts/second-factor/queries.ts';
import { readCode } from '#server/features/accounts/second-factor/read-code.ts';
import { type CodeTry, spendFactor, tryCode } from '#server/features/accounts/second-factor/spend-factor.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { PasskeyAnswer } from '#shared/schemas/passkeys.ts';

/** What somebody gives beside the password: a code, or what a passkey answers. */
export interface GivenFactor {
  code: string | undefined;
  passkey: PasskeyAnswer | undefined;
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockFactor>>>;

/** Lets on who has shown a second factor, or has none. To be called with the admin's row locked. @throws 401 or 403. */
export type RequireFactor = (transaction: Transaction<DB>, locked: Locked) => Promise<void>;

/** At which step a second factor is asked for. */
interface Step extends CodeTry {
  purpose: 'sign_in' | 'proof';
  /** Whose proof it is; none at sign-in. */
  session: Session | undefined;
  /** Whether somebody has one, as was read before: what they give is counted as a try. */
  isAsked: boolean;
}

/**
 * Does what takes a second factor, if what was given is one. Who used a recovery code is mailed that.
 * @param run does it, in a transaction in which it calls what it is given.
 * @throws 'code_needed', 'passkey_needed' or 'code_or_passkey_needed' where nothing was given, 'wrong_code', 'wrong_passkey'; 429 after too
 * many wrong ones.
 */
export async function withFactor<Result>(
  context: Pick<Context, 'db' | 'jobs' | 'config' | 'health'>,
  { purpose, session, isAsked, ...who }: Step,
  { code, passkey }: GivenFactor,
  run: (requireFactor: RequireFactor) => Promise<Result>,
): Promise<Result> {
  const status = purpose === 'sign_in' ? 401 : 403;
  const look = async () => {
    const wanted = { adminId: who.adminId, purpose, sessionHash: session?.tokenHash ?? null, status } as const;
    const passkeyId = passkey && isAsked ? await checkPasskey(context, wanted, passkey) : undefined;
    return run(async (transaction, locked) => {
      if (!hasFactor(locked)) return;
      if (passkeyId) {
        // It may have been removed meanwhile.
        if (!(await isPasskeyOf(transaction, locked.admin_id, passkeyId))) throw accountRefusals.wrongPasskey(status);
        return;
      }
      if (code === undefined) throw accountRefusals.factorNeeded(status, locked);
      if (!(await spendFactor(transaction, locked, code))) throw accountRefusals.wrongCode(status, locked.factor_set_at !== null);
      if (readCode(code)?.kind === 'recovery')
        await context.jobs.enqueue(transaction, mailFactorChanged, { adminId: locked.admin_id, change: 'recovery_used' });
    });
  };
  const isTry = isAsked && (code !== undefined || passkey !== undefined);
  return isTry ? tryCode(context, who, look) : look();
}
