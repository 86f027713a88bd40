import { businessFields } from '#shared/schemas/business-fields.ts';
import { changesText } from '#shared/texts.ts';
import type { WaitingField } from '#shared/waiting-fields.ts';

/** What owners, the team and mails call what waits. */
export const waitingFieldNames: Record<WaitingField, () => string> = {
  photo: () => changesText.firstPhoto,
  name: businessFields.name.label,
  phoneNo: businessFields.phoneNo.label,
  service: businessFields.service.labelInMail,
  city: () => changesText.place,
  nameHindi: businessFields.nameHindi.label,
};
