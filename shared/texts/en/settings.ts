/** What the team sets for the whole site. */

export const whatLimitIs =
  'How many different businesses’ phone numbers a signed-in user sees in a day. Those who took the plan see them without limit; visitors see none.';
export const phoneNumbersADay = 'Phone numbers a day';
export const wholeNumberUpTo = (most: number) => `A whole number from 0 to ${most}.`;
export const update = 'Update';
