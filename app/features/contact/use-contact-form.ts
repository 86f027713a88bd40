import { useMutation } from '@tanstack/react-query';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { messages } from '#shared/messages.ts';

const loadSchemas = () => import('#shared/schemas/contact.ts');

/** The calls that take a message to the team, and what each takes. */
const schemas = {
  '/get-in-touch-with-us': () => loadSchemas().then(({ getInTouchInput }) => getInTouchInput),
  '/contact-us': () => loadSchemas().then(({ contactUsInput }) => contactUsInput),
};

export type ContactCall = keyof typeof schemas;

interface Sent {
  entries: Record<string, unknown>;
  form: HTMLFormElement;
}

/** State of a contact form: checks, sending, and what became of it. Home's first script stays free of the checks. */
export function useContactForm(call: ContactCall) {
  const { mutateAsync } = useMutation({
    mutationFn: ({ entries }: Sent) => callApi<{ message: string }>('POST', call, entries),
    onSuccess({ message }, { form }) {
      form.reset();
      notify.success(message);
    },
    onError(failure, { form }) {
      if (failure instanceof ApiFailure) checked.blame(form, failure.errors);
      notify.error(failure.message);
    },
  });
  const checked = useCheckedForm({
    loadSchema: schemas[call],
    missing: messages.allFieldsRequired,
    onChecked: (entries, form) => mutateAsync({ entries, form }),
  });
  return checked;
}
