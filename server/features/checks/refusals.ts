import { declareConstraints, Refusal } from '#server/base/errors.ts';
import { limits } from '#shared/limits.ts';
import { backOfficeMessages, messages } from '#shared/texts.ts';

export const checkRefusals = {
  checkNotFound: () => new Refusal(404, 'check_not_found', backOfficeMessages.checkNotFound),
  businessGone: () => new Refusal(404, 'business_not_found', messages.businessNotFound),
  wrongNumber: (wrong: string) => new Refusal(400, 'invalid_input', wrong, { errors: { number: wrong } }),
  dayCannotBe: () =>
    new Refusal(400, 'invalid_input', backOfficeMessages.dayCannotBe, { errors: { checkedOn: backOfficeMessages.dayCannotBe } }),
  noAddress: () => new Refusal(409, 'no_address', backOfficeMessages.noAddress),
  noLetter: () => new Refusal(409, 'no_letter', messages.noLetter),
  wrongLetterCode: () => new Refusal(400, 'wrong_letter_code', messages.wrongLetterCode, { errors: { code: messages.wrongLetterCode } }),
  alreadyDecided: () => new Refusal(409, 'check_decided', backOfficeMessages.checkDecided),
  alreadySent: () => new Refusal(409, 'check_sent', messages.checkSentAlready),
  ownCheckNotFound: () => new Refusal(404, 'check_not_found', messages.ownCheckNotFound),
  documentNotFound: () => new Refusal(404, 'document_not_found', messages.documentNotFound),
  documentMissing: () => ofFile(400, 'invalid_input', messages.documentRequired),
  documentEmpty: () => ofFile(400, 'document_empty', messages.documentEmpty),
  documentUnreadable: () => ofFile(400, 'unreadable_document', messages.documentUnreadable),
  documentTooLarge: () => ofFile(413, 'document_too_large', messages.documentTooLarge),
  documentPixels: () => ofFile(413, 'too_many_pixels', messages.documentPixels),
  notADocument: () => ofFile(415, 'not_a_document', messages.notADocument),
  documentSentAlready: () => ofFile(409, 'document_sent', messages.documentSentAlready),
  documentTooLate: () => new Refusal(409, 'check_decided', messages.documentTooLate),
  tooManyDocuments: () => new Refusal(409, 'too_many_documents', messages.tooManyDocuments(limits.documents.most)),
  documentClosed: () => new Refusal(503, 'document_closed', messages.documentClosed),
  documentOtherKey: () => new Refusal(503, 'document_other_key', backOfficeMessages.documentOtherKey),
  documentDamaged: () => new Refusal(503, 'document_damaged', backOfficeMessages.documentDamaged),
};

/** What is wrong with the file of a form, said at its field. */
function ofFile(status: number, code: string, message: string) {
  return new Refusal(status, code, message, { errors: { file: message } });
}

declareConstraints({
  checks__business_id_kind_waiting: () => checkRefusals.alreadySent(),
  checks__business_id_fkey: () => checkRefusals.businessGone(),
  check_documents__check_id_digest: () => checkRefusals.documentSentAlready(),
  check_documents__claim_id_digest: () => checkRefusals.documentSentAlready(),
  check_documents__check_id_fkey: () => checkRefusals.ownCheckNotFound(),
});
