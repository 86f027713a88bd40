/** How codes and tries are limited (docs/product/rules.md, 'Password reset'). Times are in seconds. */
export const resetLimits = {
  codeLifetime: 600,
  grantLifetime: 600,
  triesPerCode: 5,
  codes: { most: 3, within: 900 },
  triesPerAccount: { most: 10, within: 86_400 },
  /**
   * When the whole site sees so many failures in that time, somebody guesses for many accounts: all tries together then wait,
   * the longer the more failures there are.
   */
  site: { failures: 100, within: 3_600, pauseFor: (failures: number) => Math.min(60, failures / 10) },
} as const;
