import type { Context } from '#server/context.ts';
import { selectMessages } from '#server/features/enquiries/threads/queries/threads.ts';
import { presentMessage, presentOwnMessage } from '#server/features/enquiries/threads/view.ts';
import { listPrivatePictures } from '#server/features/private-pictures/list-private-pictures.ts';
import type { ThreadMessage } from '#shared/schemas/threads.ts';

/**
 * What followed each enquiry, with its photos, the oldest first.
 * @param asBusiness says who of the business has written.
 * @param withPass for a page that a signed link opened: the photos can be seen without an account.
 */
export async function readMessages(
  context: Pick<Context, 'db' | 'signer'>,
  enquiryIds: string[],
  { withPass = false, asBusiness = false } = {},
): Promise<(enquiryId: string) => ThreadMessage[]> {
  const rows = await selectMessages(context.db, enquiryIds);
  const answers = rows.filter(({ author }) => author === 'owner').map(({ message_id }) => message_id);
  const photos = await listPrivatePictures(context, 'message_id', answers, { withPass });
  const byEnquiry = Map.groupBy(rows, ({ enquiry_id }) => enquiry_id);
  const present = asBusiness ? presentOwnMessage : presentMessage;
  return (enquiryId) => (byEnquiry.get(enquiryId) ?? []).map((row) => present(row, photos.get(row.message_id) ?? []));
}
