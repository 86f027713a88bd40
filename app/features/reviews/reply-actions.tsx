import { useMutation } from '@tanstack/react-query';
import { MessageSquareReply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { lazilyOpened } from '#app/components/lazily.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import type { Review } from '#shared/schemas/reviews.ts';

const ReplyPopup = lazilyOpened(async () => (await import('#app/features/reviews/reply-popup.tsx')).ReplyPopup);

/** What the owner can do with a review: answer it, change the answer, take it back. The review itself stays. */
export function ReplyActions({ review }: { review: Review }) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'reply' | 'delete'>();
  const remove = useMutation({
    mutationFn: () => callApi('DELETE /review/reply/:id', { params: { id: review._id } }),
    onSuccess({ message }) {
      notify.success(message);
      setOpen(undefined);
      return revalidate();
    },
    onError: ({ message }) => notify.error(message),
  });
  const close = (isOpen: boolean) => !isOpen && setOpen(undefined);
  const look = { variant: 'quiet', size: 'sm', disabled: !hydrated, className: '-ml-3 px-3', 'aria-haspopup': 'dialog' } as const;
  return (
    <>
      <Button {...look} onClick={() => setOpen('reply')}>
        <MessageSquareReply aria-hidden className="size-4.5" />
        {review.reply ? 'Edit reply' : 'Reply'}
        <span className="sr-only">{` to the review by ${review.name}`}</span>
      </Button>
      {review.reply && (
        <Button {...look} onClick={() => setOpen('delete')}>
          <Trash2 aria-hidden className="size-4.5" />
          Delete reply
          <span className="sr-only">{` to the review by ${review.name}`}</span>
        </Button>
      )}
      <ReplyPopup review={review} open={open === 'reply'} onOpenChange={close} />
      <Dialog
        open={open === 'delete'}
        onOpenChange={close}
        title="Delete reply"
        description={`Do you want to delete your reply to the review by ${review.name}?`}
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setOpen(undefined)}>
            Cancel
          </Button>
          <Button onClick={() => remove.mutate()} busy={remove.isPending}>
            {remove.isPending ? 'Deleting...' : 'Delete'}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
