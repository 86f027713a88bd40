import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import type { ContactCall } from '#app/features/contact/check-contact-form.ts';
import { messages } from '#shared/messages.ts';

const loadCheck = () => import('#app/features/contact/check-contact-form.ts');

/** State of a contact form: checks, sending, and what became of it. Home's first script stays free of the checks. */
export function useContactForm(call: ContactCall) {
  const [errors, setErrors] = useState<Record<string, string>>({});

  const { mutate, isPending } = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const entered = Object.fromEntries(new FormData(form));
      const { checkContactForm } = await loadCheck();
      const found = checkContactForm(call, entered);
      setErrors(found);
      const wrong = [...form.elements].find((element) => (element as HTMLInputElement).name in found);
      if (wrong) return (wrong as HTMLElement).focus();
      return callApi<{ message: string }>('POST', call, entered);
    },
    onSuccess: (answer, form) => {
      if (!answer) return;
      form.reset();
      notify.success(answer.message);
    },
    onError: (failure) => {
      if (failure instanceof ApiFailure) setErrors(failure.errors);
      notify.error(failure instanceof ApiFailure ? failure.message : messages.somethingWentWrong);
    },
  });

  return {
    sending: isPending,
    /** What is wrong with a field, other than that it is empty. */
    errorOf: (field: string) => (errors[field] === messages.allFieldsRequired ? undefined : errors[field]),
    /** Attributes of a field, beside those that tie it to its label. */
    entry: (name: string) => ({ name, required: true, 'aria-invalid': name in errors || undefined }),
    /** Said once for the whole form, however many fields are empty. */
    incomplete: Object.values(errors).includes(messages.allFieldsRequired),
    formEvents: {
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        mutate(event.currentTarget);
      },
      onFocus: () => void loadCheck().catch(() => {}),
      onInput: ({ target }: FormEvent) => setErrors(({ [(target as HTMLInputElement).name]: _, ...others }) => others),
    },
  };
}
