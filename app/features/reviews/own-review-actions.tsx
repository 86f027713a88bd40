import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Pencil, Trash2 } from '#app/components/icons.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { DeleteDialog } from '#app/features/reviews/delete-dialog.tsx';
import { LateReviewPopup } from '#app/features/reviews/review-popup-opened.ts';
import { nameShown } from '#shared/own-words.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import type { Review } from '#shared/schemas/reviews.ts';
import { reviewsText } from '#shared/texts.ts';

interface OwnReviewActionsProps {
  business: Pick<Business, '_id' | 'name'>;
  review: Review;
}

/** What writers can do with their own review: change it, or take it back after a question. */
export function OwnReviewActions({ business, review }: OwnReviewActionsProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = (isOpen: boolean) => !isOpen && setOpen(undefined);
  const look = { variant: 'quiet', size: 'sm', disabled: !hydrated, className: 'px-3' } as const;
  return (
    <div className="-mb-3 -ml-3 flex flex-wrap">
      <Button {...look} onClick={() => setOpen('edit')} aria-haspopup="dialog">
        <Pencil aria-hidden className="size-4.5" />
        {reviewsText.editYourReview}
      </Button>
      <Button {...look} onClick={() => setOpen('delete')} aria-haspopup="dialog">
        <Trash2 aria-hidden className="size-4.5" />
        {reviewsText.deleteYourReview}
      </Button>
      <LateReviewPopup business={business} own={review} open={open === 'edit'} onOpenChange={close} />
      <DeleteDialog
        open={open === 'delete'}
        onOpenChange={close}
        title={reviewsText.deleteYourReview}
        question={reviewsText.askDeleteReview(nameShown(business))}
        remove={() => callApi('DELETE /review/delete/:id', { params: { id: review._id } })}
      />
    </div>
  );
}
