import type { Context } from '#server/context.ts';
import { wantsMessages } from '#server/features/short-messages/queries.ts';

/** Whether a number is written to: what it has said last holds, whichever way it said it. */
export function wantsShortMessages({ db }: Pick<Context, 'db'>, phoneNo: string): Promise<boolean> {
  return wantsMessages(db, phoneNo);
}
