import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import type { DialogProps } from '#app/components/dialog.tsx';
import { DialogPanel } from '#app/components/dialog-panel.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { limits } from '#shared/limits.ts';
import type { Review } from '#shared/schemas/reviews.ts';
import { reviewsText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/reviews.ts').then(({ replyInput }) => replyInput);

interface ReplyPopupProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  review: Review;
}

/** The dialog in which an owner answers a review. */
export function ReplyPopup({ review, ...dialog }: ReplyPopupProps) {
  return (
    <DialogPanel {...dialog} title={reviewsText.reply} description={reviewsText.toReviewBy(review.name)}>
      <ReplyForm review={review} onSaved={() => dialog.onOpenChange(false)} />
    </DialogPanel>
  );
}

function ReplyForm({ review, onSaved }: { review: Review; onSaved: () => void }) {
  const draft = useDraft(`reply:${review._id}`);
  const { revalidate } = useRevalidator();
  const form = useCheckedForm({
    loadSchema,
    draft,
    send: (body) => callApi('PUT /review/reply/:id', { params: { id: review._id }, body }),
    onSent({ message }) {
      notify.success(message);
      onSaved();
      void revalidate();
    },
  });
  return (
    <form {...form.formEvents} className="grid gap-4">
      <KeptDraft draft={draft} className="grid gap-4">
        <CheckedEntry
          form={form}
          name="text"
          label={reviewsText.yourReply}
          rows={5}
          maxLength={limits.replyText}
          defaultValue={review.reply?.text}
        />
      </KeptDraft>
      <p className="text-ink-soft text-sm leading-relaxed">{reviewsText.replyIsPublic}</p>
      <FormNotice form={form} />
      <Button type="submit" size="lg" busy={form.sending}>
        {form.sending ? reviewsText.sending : reviewsText.publishReply}
      </Button>
    </form>
  );
}
