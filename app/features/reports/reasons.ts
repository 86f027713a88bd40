import type { ReportReason } from '#shared/report-reasons.ts';
import { choicesText } from '#shared/texts.ts';

/** What can be wrong with a business or a review, in the words of the report's form. */
export const reasonLabels: Record<ReportReason, { readonly label: string; readonly hint: string }> = {
  get closed() {
    return { label: choicesText.closedBusiness, hint: choicesText.closedBusinessHint };
  },
  get wrong_number() {
    return { label: choicesText.wrongNumber, hint: choicesText.wrongNumberHint };
  },
  get moved() {
    return { label: choicesText.moved, hint: choicesText.movedHint };
  },
  get abusive() {
    return { label: choicesText.abusive, hint: choicesText.abusiveHint };
  },
  get fake() {
    return { label: choicesText.fake, hint: choicesText.fakeHint };
  },
  get other() {
    return { label: choicesText.somethingElse, hint: choicesText.somethingElseHint };
  },
};
