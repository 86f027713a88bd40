import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import { toEnquiryValues } from '#server/db/enquiry-columns.ts';
import type { DB } from '#server/db/types.ts';
import { listPrivatePictures } from '#server/features/private-pictures/list-private-pictures.ts';
import { deleteRequirementsOf, selectOwnRequirements } from '#server/features/requirements/queries.ts';
import type { Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { budgets, timings } from '#shared/requirement-choices.ts';
import { enteredFacts } from '#shared/schemas/enquiry-fields.ts';
import type { ThreadEnd } from '#shared/schemas/threads.ts';
import type { WorkAnswer } from '#shared/schemas/work-done.ts';

/** What an account has asked for, for the download of its own data. */
export async function collect(context: Pick<Context, 'db' | 'signer'>, account: PublicAccount) {
  const rows = await selectOwnRequirements(context.db, columnsOf(account));
  const ids = rows.map(({ requirement_id }) => requirement_id);
  const pictures = await listPrivatePictures(context, 'requirement_id', ids);
  const requirements = rows.map((row) => ({
    service: row.service,
    place: row.address,
    work: row.work,
    when: timings[row.timing as keyof typeof timings],
    budget: row.budget && budgets[row.budget as keyof typeof budgets],
    ...toEnquiryValues(row, enteredFacts),
    name: row.name,
    phoneNo: row.phone_no,
    email: row.email,
    language: row.language,
    businesses: row.businesses,
    photos: pictures.get(row.requirement_id)?.map(({ large }) => large) ?? [],
    sentAt: row.created_at.toISOString(),
    consentedAt: row.consented_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    closedAs: row.closed_as as ThreadEnd | null,
    chosen: row.chosen,
    workAskedAt: row.work_asked_at?.toISOString() ?? null,
    workAnswer: row.work_answer as WorkAnswer | null,
    workAnsweredAt: row.work_answered_at?.toISOString() ?? null,
    reviewAskedAt: row.review_asked_at?.toISOString() ?? null,
    linkEndedAt: row.link_ended_at?.toISOString() ?? null,
  }));
  return { requirements };
}

/** Deletes what an account has asked for, and what came from its proven e-mail without one. @returns the keys of the photos. */
export function forget(transaction: Transaction<DB>, { account, email }: Person): Promise<string[]> {
  return deleteRequirementsOf(transaction, columnsOf(account), email);
}

function columnsOf(account: PublicAccount): { user_id: string } | { sender_business_id: string } {
  return account.kind === 'user' ? { user_id: account.userId } : { sender_business_id: account.businessId };
}
