/** For what a business, or a review, is reported. */
export const reportReasons = {
  business: ['closed', 'wrong_number', 'moved', 'abusive', 'other'],
  review: ['abusive', 'fake', 'other'],
} as const;

export type ReportKind = keyof typeof reportReasons;
export type ReportReason = (typeof reportReasons)[ReportKind][number];
