import { Refusal } from '#server/base/errors.ts';

/**
 * Logs in whoever has registered and never got the answer, when the same is sent again: their password decides, as at every login.
 * @returns nothing where the account is not theirs, or gone: they are told what a first registration is told.
 * @throws 429 after too many failures.
 */
export async function logInIfTheirs<SignedIn>(logIn: () => Promise<SignedIn>): Promise<SignedIn | undefined> {
  try {
    return await logIn();
  } catch (failure) {
    if (failure instanceof Refusal && failure.status === 401) return undefined;
    throw failure;
  }
}
