import type { Selectable } from 'kysely';
import { toEnquiryValues } from '#server/db/enquiry-columns.ts';
import type { Requirements } from '#server/db/types.ts';
import { type EnquiryColumnOf, type EnteredFact, enteredFacts } from '#shared/schemas/enquiry-fields.ts';

type Described = 'name' | 'email' | 'phone_no' | 'work' | 'service' | 'address' | 'timing' | 'budget' | EnquiryColumnOf<EnteredFact>;

/** A request as the enquiry that each of its businesses gets. @param photos how many it has. */
export function toEnquiry(request: Pick<Selectable<Requirements>, Described>, photos: number) {
  const { name, email, phone_no: phoneNo, work: message, service, address: place, timing, budget } = request;
  return { name, email, phoneNo, message, service, place, timing, budget: budget ?? '', photos, ...toEnquiryValues(request, enteredFacts) };
}
