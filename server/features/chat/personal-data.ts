import type { Context } from '#server/context.ts';
import { selectOwnChat } from '#server/features/chat/left-over/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** What an owner has answered in the chat; what was sent on stands in its conversation. It goes with the business. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  if (account.kind === 'user') return {};
  const rows = await selectOwnChat(db, account.businessId);
  return {
    chatMessages: rows.map(({ body, kind, state, phone_no, written_at }) => ({
      ...{ body, kind, state, phoneNo: phone_no },
      writtenAt: written_at.toISOString(),
    })),
  };
}
