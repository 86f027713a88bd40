import type { ComparedBusiness, DuplicateReason } from '#shared/schemas/duplicates.ts';
import { duplicatesText } from '#shared/texts.ts';

/** Why two entries may be one business. */
export const reasonNames: Record<DuplicateReason, () => string> = {
  phone: () => duplicatesText.samePhone,
  email: () => duplicatesText.sameEmail,
  gstin: () => duplicatesText.sameGstin,
  name: () => duplicatesText.sameName,
  address: () => duplicatesText.sameAddress,
};

export const statusNames: Record<ComparedBusiness['status'], () => string> = {
  pending: () => duplicatesText.pending,
  approved: () => duplicatesText.approved,
  rejected: () => duplicatesText.rejected,
};
