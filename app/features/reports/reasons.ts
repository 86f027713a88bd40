import type { ReportReason } from '#shared/report-reasons.ts';

/** What can be wrong with a business or a review, in the words of the report's form. */
export const reasonLabels: Record<ReportReason, { label: string; hint: string }> = {
  closed: { label: 'Closed', hint: 'The business does not exist any more' },
  wrong_number: { label: 'Wrong number', hint: 'Nobody answers, or somebody else does' },
  moved: { label: 'Moved', hint: 'The address is not right any more' },
  abusive: { label: 'Abusive', hint: 'It insults, threatens, cheats or is indecent' },
  fake: { label: 'Fake', hint: 'Nobody who was a customer wrote this' },
  other: { label: 'Something else', hint: 'Please say what, below' },
};
