import type { DialogProps } from '#app/components/dialog.tsx';
import { DialogPanel } from '#app/components/dialog-panel.tsx';
import { SignInChoice } from '#app/features/accounts/sign-in-choice.tsx';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { ReviewForm } from '#app/features/reviews/review-form.tsx';
import { nameShown } from '#shared/own-words.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import type { Review } from '#shared/schemas/reviews.ts';
import { formMessages as messages, reviewsText } from '#shared/texts.ts';

interface ReviewPopupProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  business: Pick<Business, '_id' | 'name'>;
  own: Review | undefined;
}

/** The review's dialog; those who may not review are told so before they have written anything. */
export function ReviewPopup({ business, own, ...dialog }: ReviewPopupProps) {
  const account = useAccount();
  if (account.kind !== 'user') {
    return (
      <DialogPanel {...dialog} title={reviewsText.review} description={messages.createAccountToReview}>
        <SignInChoice wanted={{ business: business._id, action: 'review' }} />
      </DialogPanel>
    );
  }
  return (
    <DialogPanel
      {...dialog}
      title={reviewsText.review}
      description={own ? reviewsText.yourReviewOf(nameShown(business)) : nameShown(business)}
    >
      <ReviewForm businessId={business._id} user={account.user} own={own} onAdded={() => dialog.onOpenChange(false)} />
    </DialogPanel>
  );
}
