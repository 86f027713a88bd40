import type { BadLeadReason } from '#shared/schemas/bad-leads.ts';
import { choicesText } from '#shared/texts.ts';

/** Why an enquiry is none, in the words that owners and the team read. */
export const badLeadReasons: Record<BadLeadReason, { readonly label: string; readonly hint: string }> = {
  get wrong_number() {
    return { label: choicesText.wrongContact, hint: choicesText.wrongContactHint };
  },
  get spam() {
    return { label: choicesText.spam, hint: choicesText.spamHint };
  },
  get not_my_trade() {
    return { label: choicesText.notMyTrade, hint: choicesText.notMyTradeHint };
  },
  get out_of_area() {
    return { label: choicesText.outOfArea, hint: choicesText.outOfAreaHint };
  },
};
