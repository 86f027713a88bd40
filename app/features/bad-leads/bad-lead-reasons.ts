import type { BadLeadReason } from '#shared/schemas/bad-leads.ts';

/** Why an enquiry is none, in the words that owners and the team read. */
export const badLeadReasons: Record<BadLeadReason, { label: string; hint: string }> = {
  wrong_number: { label: 'Wrong number', hint: 'The number or e-mail is not of whoever asked' },
  spam: { label: 'Spam', hint: 'It advertises, cheats, or asks for nothing' },
  not_my_trade: { label: 'Not my trade', hint: 'It is real, and not for what you do' },
  out_of_area: { label: 'Out of area', hint: 'It is real, and too far from you' },
};
