import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { MessageSquareReply, Trash2 } from '#app/components/icons.ts';
import { lazilyOpened } from '#app/components/lazily.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { useMay } from '#app/features/business-people/use-may.ts';
import { DeleteDialog } from '#app/features/reviews/delete-dialog.tsx';
import type { Review } from '#shared/schemas/reviews.ts';
import { reviewsText } from '#shared/texts.ts';

const ReplyPopup = lazilyOpened(async () => (await import('#app/features/reviews/reply-popup.tsx')).ReplyPopup);

/** What the owner can do with a review: answer it, change the answer, take it back. The review itself stays. */
export function ReplyActions({ review }: { review: Review }) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState<'reply' | 'delete'>();
  const may = useMay();
  const close = (isOpen: boolean) => !isOpen && setOpen(undefined);
  const look = { variant: 'quiet', size: 'sm', disabled: !hydrated, className: '-ml-3 px-3', 'aria-haspopup': 'dialog' } as const;
  if (!may('edits')) return null;
  return (
    <>
      <Button {...look} onClick={() => setOpen('reply')}>
        <MessageSquareReply aria-hidden className="size-4.5" />
        <span>{withHidden(review.reply ? reviewsText.editReplyTo : reviewsText.replyTo, review.name)}</span>
      </Button>
      {review.reply && (
        <Button {...look} onClick={() => setOpen('delete')}>
          <Trash2 aria-hidden className="size-4.5" />
          <span>{withHidden(reviewsText.deleteReplyTo, review.name)}</span>
        </Button>
      )}
      <ReplyPopup review={review} open={open === 'reply'} onOpenChange={close} />
      <DeleteDialog
        open={open === 'delete'}
        onOpenChange={close}
        title={reviewsText.deleteReply}
        question={reviewsText.askDeleteReply(review.name)}
        remove={() => callApi('DELETE /review/reply/:id', { params: { id: review._id } })}
      />
    </>
  );
}
