import type { Insertable, Kysely } from 'kysely';
import { forgottenColumns, toEnquiryValues } from '#server/db/enquiry-columns.ts';
import type { DB, Enquiries } from '#server/db/types.ts';
import { askedFields } from '#shared/schemas/enquiry-fields.ts';
import { makeBusiness } from '#tests/factories/business.ts';

/** What an enquiry says beside its words where nobody said any of it. */
export const noFacts = toEnquiryValues(
  forgottenColumns(''),
  askedFields.filter((name) => name !== 'message'),
);

/** A new enquiry from Meera, to a business that is made when not given; `null` makes it a general one. @returns its id. */
export async function makeEnquiry(db: Kysely<DB>, given: Partial<Insertable<Enquiries>> = {}): Promise<string> {
  const row = await db
    .insertInto('enquiries')
    .values({
      business_id: given.business_id === undefined ? await makeBusiness(db) : given.business_id,
      name: 'Meera Kulkarni',
      phone_no: '9876543210',
      email: 'meera@example.in',
      message: 'Our roof leaks.',
      consented_at: new Date(),
      // A reply is one that is measured, unless it is said to be none.
      replied_by: given.replied_at ? 'owner' : null,
      ...given,
    })
    .returning('enquiry_id')
    .executeTakeFirstOrThrow();
  return row.enquiry_id;
}

/** An enquiry that waits for the team. @returns its id. */
export async function makeQuarantined(db: Kysely<DB>, given: Partial<Insertable<Enquiries>> = {}): Promise<string> {
  const enquiryId = await makeEnquiry(db, { is_withheld: true, ...given });
  await db.insertInto('quarantined_enquiries').values({ enquiry_id: enquiryId }).execute();
  return enquiryId;
}
