import type { Context } from '#server/context.ts';
import { countNew } from '#server/features/enquiries/queries.ts';
import { senderColumns } from '#server/features/enquiries/sender.ts';
import { countUnreadAnswers } from '#server/features/enquiries/threads/queries/asked.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

const MOST = 100;

/** How many enquiries of a business nobody has filed yet, up to a hundred. */
export function countNewEnquiries({ db }: Pick<Context, 'db'>, businessId: string): Promise<number> {
  return countNew(db, businessId, MOST);
}

/** How many businesses have answered an account what it has not read, up to a hundred. */
export function countNewAnswers({ db }: Pick<Context, 'db'>, account: PublicAccount): Promise<number> {
  return countUnreadAnswers(db, senderColumns(account), MOST);
}
