import type { CheckKind } from '#shared/check-kinds.ts';
import { checksText } from '#shared/texts.ts';

/** What each kind of check is called in a list: 'GSTIN', 'address'. */
export const checkNames: Record<CheckKind, () => string> = {
  gstin: () => checksText.gstin,
  udyam: () => checksText.udyam,
  licence: () => checksText.licence,
  rera: () => checksText.rera,
  insurance: () => checksText.insurance,
  address: () => checksText.address,
  phone: () => checksText.phone,
  email: () => checksText.email,
  team: () => checksText.team,
};
