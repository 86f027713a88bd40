import type { CorrectionField } from '#shared/correction-fields.ts';
import { businessFields } from '#shared/schemas/business-fields.ts';
import { changesText, correctionsText } from '#shared/texts.ts';

/** What pages and mails call what is suggested. */
export const correctionFieldNames: Record<CorrectionField, () => string> = {
  name: businessFields.name.label,
  nameHindi: businessFields.nameHindi.label,
  phoneNo: businessFields.phoneNo.label,
  service: businessFields.service.labelInMail,
  place: () => changesText.place,
  openingHours: businessFields.openingHours.label,
  workingSince: businessFields.workingSince.label,
  languages: businessFields.languages.label,
  closed: () => correctionsText.closed,
};
