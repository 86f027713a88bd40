/** How codes that are sent to phones, and tries of them, are limited (docs/product/rules.md, 'Signing in by a code'). Times are in seconds. */
export const phoneCodeLimits = {
  codeLifetime: 600,
  grantLifetime: 600,
  triesPerCode: 5,
  /** Between two sendings to a number from one browser; what is asked for sooner is on its way already. */
  pause: 30,
  /** Asked for again so soon after the first time, the same code goes out: the first message may still come, and be entered. */
  sameCode: 300,
  /** Messages to a number. */
  sendings: [
    { most: 4, within: 900 },
    { most: 10, within: 86_400 },
  ],
  /** Messages that one browser asks for, to all numbers. */
  ofBrowser: { most: 10, within: 3_600 },
  /** Messages of the whole site: who asks at so many addresses for so many numbers is not a person. */
  ofSite: { most: 2_000, within: 3_600 },
  triesPerNumber: { most: 20, within: 86_400 },
  /** As for codes of a forgotten password: many failures of the whole site slow all tries, the more the longer. */
  site: { failures: 200, within: 3_600, pauseFor: (failures: number) => Math.min(60, failures / 10) },
  /**
   * A number that was not proven for so long may be somebody else's by now: India's operators give none to another customer sooner than
   * 90 days after it was given up.
   */
  mayBeAnothersAfter: 90 * 86_400,
} as const;
