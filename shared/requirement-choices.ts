import { choicesText } from '#shared/texts.ts';

/** When the work is to be done: codes, and the words for them in the language of the moment. */
export const timings = {
  get at_once() {
    return choicesText.asSoonAsPossible;
  },
  get month() {
    return choicesText.withinAMonth;
  },
  get quarter() {
    return choicesText.withinThreeMonths;
  },
  get later() {
    return choicesText.laterOnlyAsking;
  },
};
export type Timing = keyof typeof timings;

/** What the work may cost, in rupees. */
export const budgets = {
  get to_10000() {
    return choicesText.upTo10000;
  },
  get to_50000() {
    return choicesText.from10000To50000;
  },
  get to_200000() {
    return choicesText.from50000To200000;
  },
  get to_1000000() {
    return choicesText.from200000To1000000;
  },
  get above_1000000() {
    return choicesText.moreThan1000000;
  },
};
export type Budget = keyof typeof budgets;
