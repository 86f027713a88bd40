import type { Context } from '#server/context.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { selectOwnMessages } from '#server/features/short-messages/queries.ts';
import { selectOwnConsents } from '#server/features/short-messages/wishes/queries.ts';

/** Which messages an account got, and what its numbers have said of them, for the download of its own data. Messages go with the account. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const [messages, consents] = await Promise.all([selectOwnMessages(db, account), selectOwnConsents(db, account)]);
  return {
    shortMessages: messages.map(({ kind, language, phone_no, state, asked_at, sent_at }) => ({
      ...{ kind, language, phoneNo: phone_no, state },
      askedAt: asked_at.toISOString(),
      sentAt: sent_at?.toISOString() ?? null,
    })),
    shortMessageConsents: consents.map(({ phoneNo, wants, way, said_at }) => ({ phoneNo, wants, way, saidAt: said_at.toISOString() })),
  };
}
