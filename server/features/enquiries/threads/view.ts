import type { MessageRow } from '#server/features/enquiries/threads/queries/threads.ts';
import { describeEnquiryField, type EnquiryFieldName, type EnquiryValues } from '#shared/schemas/enquiry-fields.ts';
import type { PrivatePicture } from '#shared/schemas/private-pictures.ts';
import type { ThreadMessage } from '#shared/schemas/threads.ts';

/** A message as the business reads it: who of it has written is told nobody else. */
export function presentOwnMessage(row: MessageRow, photos: PrivatePicture[]): ThreadMessage {
  return { ...presentMessage(row, photos), ...(row.written_by === null ? {} : { writtenBy: row.written_by }) };
}

/** A message as both sides read it. */
export function presentMessage(row: MessageRow, photos: PrivatePicture[]): ThreadMessage {
  return {
    _id: row.message_id,
    author: row.author as ThreadMessage['author'],
    body: row.body,
    priceFrom: row.price_from,
    priceTo: row.price_to,
    priceUnit: row.price_unit as ThreadMessage['priceUnit'],
    readyOn: row.ready_on,
    photos,
    createdAt: row.created_at.toISOString(),
  };
}

/** What may be a phone number: nine digits and more of any script behind a +, a 0, 91, or as mobile numbers begin. */
const NUMBER = /(?<!\p{Nd})(?:\+|00?|91|[6-9]|[०६-९])(?:[\s().-]*\p{Nd}){8,13}(?!\p{Nd})/gu;

/** A text without the phone numbers in it: for whoever shows nothing but a link. */
export function hideNumbers(text: string): string {
  return text.replace(NUMBER, '•••');
}

/** Fields of an enquiry, what was typed into them without the phone numbers in it. */
export function hideNumbersIn<Name extends EnquiryFieldName>(values: EnquiryValues<Name>, names: readonly Name[]): EnquiryValues<Name> {
  const hidden = names.map((name) => [name, describeEnquiryField(name).isTyped ? hideNumbers(String(values[name])) : values[name]]);
  return Object.fromEntries(hidden) as EnquiryValues<Name>;
}
