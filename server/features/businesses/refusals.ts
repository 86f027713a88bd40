import { alreadyTaken, declareConstraints, Refusal } from '#server/base/errors.ts';
import { backOfficeMessages, messages } from '#shared/texts.ts';

export const businessRefusals = {
  businessNotFound: () => new Refusal(404, 'business_not_found', messages.businessNotFound),
  listedImportNotFound: () => new Refusal(404, 'import_not_found', messages.importNotFound),
  ownerEditNotFound: () => new Refusal(404, 'owner_edit_not_found', messages.ownerEditNotFound),
  proveNumberFirst: () =>
    new Refusal(400, 'prove_number_first', messages.proveNumberFirst, { errors: { phoneNo: messages.proveNumberFirst } }),
  notRejected: () => new Refusal(409, 'not_rejected', messages.notRejected),
  changeGone: () => new Refusal(404, 'change_not_found', messages.changeGone),
  changeDecided: () => new Refusal(409, 'change_decided', messages.changeDecided),
  notListedNow: () => new Refusal(409, 'business_not_listed', backOfficeMessages.notListedNow),
  tooLateToUndo: () => new Refusal(409, 'too_late_to_undo', backOfficeMessages.tooLateToUndo),
};

declareConstraints({
  businesses__phone_no: () => alreadyTaken('phoneNo', messages.phoneNumberTaken),
  // Written by a floor below, which knows no business.
  phone_views__business_id_fkey: () => businessRefusals.businessNotFound(),
  business_phone_views__business_id_fkey: () => businessRefusals.businessNotFound(),
});
