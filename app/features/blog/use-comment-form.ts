import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { saveDetails } from '#app/features/blog/saved-details.ts';

const loadSchema = () => import('#shared/schemas/comments.ts').then(({ commentInput }) => commentInput);

/**
 * State of a comment's form: checked, sent, and shown in the list at once.
 * @param blog an entry's id, or an article's address.
 * @param offersToSave whether the form asks to keep who writes.
 */
export function useCommentForm(blog: string, offersToSave: boolean) {
  const { revalidate } = useRevalidator();
  const draft = useDraft(`comment:${blog}`);
  const form = useCheckedForm({
    loadSchema,
    draft,
    extra: { blog },
    send: (body, sendKey) => callApi('POST /blog/comment/add', { body, sendKey }),
    async onSent({ message }, { name, email, website = '', ...beside }, empty) {
      if (offersToSave) saveDetails('saveDetails' in beside ? { name, email, website } : undefined);
      notify.success(message);
      await revalidate();
      empty();
    },
  });
  return { ...form, draft };
}
