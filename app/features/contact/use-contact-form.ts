import type * as z from 'zod/mini';
import { callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { useDraft } from '#app/features/accounts/use-draft.ts';

const loadSchemas = () => import('#shared/schemas/contact.ts');
const loadGetInTouch = () => loadSchemas().then(({ getInTouchInput }) => getInTouchInput);
const loadContactUs = () => loadSchemas().then(({ contactUsInput }) => contactUsInput);

/** State of Home's form to the team. Home's first script stays free of the checks. */
export function useGetInTouch() {
  return useContactForm(loadGetInTouch, (body, sendKey) => callApi('POST /get-in-touch-with-us', { body, sendKey }));
}

/** State of the contact page's form to the team. */
export function useContactUs() {
  return useContactForm(loadContactUs, (body, sendKey) => callApi('POST /contact-us', { body, sendKey }));
}

function useContactForm<Schema extends z.ZodMiniType>(
  loadSchema: () => Promise<Schema>,
  send: (body: z.input<Schema>, sendKey: string) => Promise<{ message: string }>,
) {
  const draft = useDraft('contact');
  const form = useCheckedForm({
    loadSchema,
    draft,
    send,
    onSent({ message }, _, empty) {
      empty();
      notify.success(message);
    },
  });
  return { ...form, draft };
}
