import type { PublicAccount } from '#server/features/sessions/session.ts';

/** The column that names who sent an enquiry while signed in. */
export function senderColumns(sender: PublicAccount): { user_id: string } | { sender_business_id: string } {
  return sender.kind === 'user' ? { user_id: sender.userId } : { sender_business_id: sender.businessId };
}
