import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { PhotoField } from '#app/features/pictures/photo-field.tsx';
import { usePictureList } from '#app/features/profile-edit/use-picture-list.ts';
import { StarField } from '#app/features/reviews/star-field.tsx';
import { limits } from '#shared/limits.ts';
import type { User } from '#shared/schemas/accounts.ts';
import type { Review } from '#shared/schemas/reviews.ts';
import { commonText, formMessages as messages, reviewsText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/reviews.ts').then(({ reviewInput }) => reviewInput);

interface ReviewFormProps {
  businessId: string;
  user: User;
  /** The user's review so far, which this one replaces. */
  own: Review | undefined;
  /** The business asked for it. */
  askedFor?: boolean;
  onAdded: () => void;
}

/** Stars, name, e-mail, description and photos (docs/product/forms.md). */
export function ReviewForm({ businessId, user, own, askedFor = false, onAdded }: ReviewFormProps) {
  const draft = useDraft(`review:${businessId}`);
  const before = own?.rating ?? 0;
  const [rating, setRating] = useState(() => Number(draft.read()?.rating ?? before));
  const pictures = usePictureList(own?.image ?? [], { most: limits.reviewPictures, tooMany: messages.tooManyReviewImages, draft });
  const { revalidate } = useRevalidator();
  const form = useCheckedForm({
    loadSchema,
    draft,
    extra: {
      rating: rating || undefined,
      business: businessId,
      images: pictures.chosen.map(({ source }) => source),
      ...(askedFor ? { askedFor } : {}),
    },
    send: (body, sendKey) => callApi('POST /review/add', { body, sendKey }),
    onSent({ message }) {
      notify.success(message);
      onAdded();
      // The page reads its list and average anew.
      void revalidate();
    },
  });
  return (
    <form {...form.formEvents} className="grid gap-4">
      <KeptDraft
        draft={draft}
        beside={rating === before ? {} : { rating: String(rating) }}
        onDiscard={() => {
          setRating(before);
          pictures.discard();
        }}
        className="grid gap-4"
      >
        <StarField value={rating} onChange={setRating} invalid={form.isWrong('rating') && rating === 0} />
        <CheckedEntry form={form} name="name" label={commonText.name} autoComplete="name" defaultValue={own?.name ?? user.userName} />
        <CheckedEntry form={form} name="email" label={commonText.email} type="email" autoComplete="email" defaultValue={user.email ?? ''} />
        <CheckedEntry form={form} name="description" label={reviewsText.description} rows={4} defaultValue={own?.description} />
      </KeptDraft>
      <PhotoField pictures={pictures} most={limits.reviewPictures} hint={reviewsText.everyoneSeesPhotos} />
      <p className="text-ink-soft text-sm leading-relaxed">{reviewsText.consent}</p>
      <FormNotice form={form} />
      <Button type="submit" size="lg" busy={form.sending || pictures.busy}>
        {reviewsText.submitReview}
      </Button>
    </form>
  );
}
