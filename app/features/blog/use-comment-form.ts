import { useMutation } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { forgetDraft } from '#app/components/drafts.ts';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { saveDetails } from '#app/features/blog/saved-details.ts';
import { messages } from '#shared/messages.ts';
import type { Comment } from '#shared/schemas/comments.ts';

const loadSchema = () => import('#shared/schemas/comments.ts').then(({ commentInput }) => commentInput);

interface Sent {
  entries: Record<string, unknown>;
  form: HTMLFormElement;
}

/** The name of the draft of a comment. */
export function commentDraft(blog: string): string {
  return `comment:${blog}`;
}

/**
 * State of a comment's form: checked, sent, and shown in the list at once.
 * @param blog an entry's id, or an article's address.
 * @param offersToSave whether the form asks to keep who writes.
 */
export function useCommentForm(blog: string, offersToSave: boolean) {
  const { revalidate } = useRevalidator();
  const { mutateAsync } = useMutation({
    mutationFn: ({ entries: { saveDetails: _, ...comment } }: Sent) =>
      callApi<{ message: string; comment: Comment }>('POST', '/blog/comment/add', comment),
    async onSuccess({ message }, { entries, form }) {
      const { name, email, website } = entries;
      if (offersToSave) {
        saveDetails(entries.saveDetails ? { name: String(name), email: String(email), website: String(website ?? '') } : undefined);
      }
      forgetDraft(commentDraft(blog));
      notify.success(message);
      await revalidate();
      form.reset();
    },
    onError(failure, { form }) {
      if (failure instanceof ApiFailure) checked.blame(form, failure.errors);
      notify.error(failure.message);
    },
  });
  const checked = useCheckedForm({
    loadSchema,
    missing: messages.fillInAllTheFields,
    extra: { blog },
    onChecked: (entries, form) => mutateAsync({ entries, form }),
  });
  return checked;
}
