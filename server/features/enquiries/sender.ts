/** Who sent enquiries while signed in. */
export type Sender = { userId: string } | { businessId: string };

export function senderColumns(sender: Sender): { user_id: string } | { sender_business_id: string } {
  return 'userId' in sender ? { user_id: sender.userId } : { sender_business_id: sender.businessId };
}
