import { ApiFailure } from '#app/api/client.ts';

/** By what somebody may go on after the password, beside a recovery code. */
export interface FactorWays {
  app: boolean;
  passkey: boolean;
}

const WAYS: Record<string, FactorWays> = {
  code_needed: { app: true, passkey: false },
  passkey_needed: { app: false, passkey: true },
  code_or_passkey_needed: { app: true, passkey: true },
};

/** By what somebody may go on whose password was right; nothing where something else was refused. */
export function waysAfter(failure: Error): FactorWays | undefined {
  return failure instanceof ApiFailure && failure.code !== undefined ? WAYS[failure.code] : undefined;
}
