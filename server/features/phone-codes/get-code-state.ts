import type { Context } from '#server/context.ts';
import { type CodeSubject, findOpenCode } from '#server/features/phone-codes/queries.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import { getMessageState } from '#server/features/short-messages/get-message-state.ts';
import type { PhoneCodeState } from '#shared/schemas/phone-codes.ts';

/**
 * Whether the code that this browser asked for has gone out, whoever has the number: the page says what else can be done when it does not.
 * @returns 'over' where it has asked for none that is still good.
 */
export async function getCodeState(
  { db }: Pick<Context, 'db'>,
  subject: CodeSubject,
  browserToken: string | undefined,
): Promise<PhoneCodeState> {
  const open = browserToken === undefined ? undefined : await findOpenCode(db, subject, hashToken(browserToken));
  if (!open) return 'over';
  return open.short_message_id === null ? 'sent' : getMessageState({ db }, open.short_message_id);
}
