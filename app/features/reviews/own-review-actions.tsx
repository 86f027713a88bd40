import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { LateReviewPopup } from '#app/features/reviews/review-popup-opened.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import type { Review } from '#shared/schemas/reviews.ts';

interface OwnReviewActionsProps {
  business: Pick<Business, '_id' | 'name'>;
  review: Review;
}

/** What writers can do with their own review: change it, or take it back after a question. */
export function OwnReviewActions({ business, review }: OwnReviewActionsProps) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const remove = useMutation({
    mutationFn: () => callApi('DELETE /review/delete/:id', { params: { id: review._id } }),
    onSuccess({ message }) {
      notify.success(message);
      setOpen(undefined);
      return revalidate();
    },
    onError: ({ message }) => notify.error(message),
  });
  const close = (isOpen: boolean) => !isOpen && setOpen(undefined);
  const look = { variant: 'quiet', size: 'sm', disabled: !hydrated, className: 'px-3' } as const;
  return (
    <div className="-mb-3 -ml-3 flex flex-wrap">
      <Button {...look} onClick={() => setOpen('edit')} aria-haspopup="dialog">
        <Pencil aria-hidden className="size-4.5" />
        Edit your review
      </Button>
      <Button {...look} onClick={() => setOpen('delete')} aria-haspopup="dialog">
        <Trash2 aria-hidden className="size-4.5" />
        Delete your review
      </Button>
      <LateReviewPopup business={business} own={review} open={open === 'edit'} onOpenChange={close} />
      <Dialog
        open={open === 'delete'}
        onOpenChange={close}
        title="Delete your review"
        description={`Do you want to delete your review of ${business.name}? Its stars no longer count.`}
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
    </div>
  );
}
