import type { Context } from '#server/context.ts';
import { insertConsent, wantsMessages } from '#server/features/short-messages/wishes/queries.ts';

/** Whether a number has not said STOP, or has taken it back. @param phoneNo E.164. */
export function wantsShortMessages({ db }: Pick<Context, 'db'>, phoneNo: string): Promise<boolean> {
  return wantsMessages(db, phoneNo);
}

/** Keeps that whoever has proven a number wants messages there again, said on the site. */
export async function wantShortMessages({ db }: Pick<Context, 'db'>, phoneNo: string): Promise<void> {
  await insertConsent(db, { phoneNo, wants: true, way: 'site', at: new Date() });
}
