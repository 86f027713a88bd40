import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useWantedAction } from '#app/features/accounts/wanted-action.ts';
import { LateReviewPopup } from '#app/features/reviews/review-popup-opened.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import type { Review } from '#shared/schemas/reviews.ts';
import { reviewsText } from '#shared/texts.ts';

interface ReviewButtonProps {
  business: Pick<Business, '_id' | 'name'>;
  /** The viewer's review so far. */
  own: Review | undefined;
}

/** Opens the review of a business; the dialog is loaded with the first press. */
export function ReviewButton({ business, own }: ReviewButtonProps) {
  const [open, setOpen] = useState(false);
  useWantedAction({ business: business._id, action: 'review' }, () => setOpen(true));
  return (
    <>
      <Button variant="secondary" disabled={!useHydrated()} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {reviewsText.review}
      </Button>
      <LateReviewPopup business={business} own={own} open={open} onOpenChange={setOpen} />
    </>
  );
}
