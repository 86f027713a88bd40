import { lazilyOpened } from '#app/components/lazily.tsx';

/** The review's dialog, loaded when it first opens. */
export const LateReviewPopup = lazilyOpened(async () => (await import('#app/features/reviews/review-popup.tsx')).ReviewPopup);
