import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { forgetDraft } from '#app/components/drafts.ts';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { saveDetails } from '#app/features/blog/saved-details.ts';

const loadSchema = () => import('#shared/schemas/comments.ts').then(({ commentInput }) => commentInput);

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
  return useCheckedForm({
    loadSchema,
    extra: { blog },
    send: (body) => callApi('POST /blog/comment/add', { body }),
    async onSent({ message }, { name, email, website = '' }, form) {
      if (offersToSave) saveDetails(new FormData(form).has('saveDetails') ? { name, email, website } : undefined);
      forgetDraft(commentDraft(blog));
      notify.success(message);
      await revalidate();
      form.reset();
    },
  });
}
