/** What somebody has to show after the password. */
export interface FactorsOf {
  /** Since when an app makes codes for them. */
  factor_set_at: Date | null;
  passkeys: number;
}

/** Whether somebody has a second factor: an app that makes codes, or a passkey. */
export function hasFactor({ factor_set_at, passkeys }: FactorsOf): boolean {
  return factor_set_at !== null || passkeys > 0;
}
