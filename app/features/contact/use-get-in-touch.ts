import type { FormEvent } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { messages } from '#shared/messages.ts';
import type { GetInTouch, getInTouchInput } from '#shared/schemas/contact.ts';

type Entered = z.input<typeof getInTouchInput>;

const loadResolver = () => import('#app/features/contact/get-in-touch-resolver.ts');

const resolver: Resolver<Entered, unknown, GetInTouch> = async (...entered) => {
  const { resolveGetInTouch } = await loadResolver();
  return resolveGetInTouch(...entered);
};

/** State of the get-in-touch form: checks, sending, and what became of it. */
export function useGetInTouch() {
  const { register, handleSubmit, reset, setError, formState } = useForm<Entered, unknown, GetInTouch>({ resolver });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (message, event) => {
    const website = new FormData(event?.target).get('website');
    const answer = await callApi<{ message: string }>('POST', '/get-in-touch-with-us', { ...message, website });
    reset();
    notify.success(answer.message);
  });

  function fail(failure: unknown) {
    if (!(failure instanceof ApiFailure)) return notify.error(messages.somethingWentWrong);
    for (const [field, message] of Object.entries(failure.errors)) setError(field as keyof Entered, { message });
    notify.error(failure.message);
  }

  return {
    register,
    sending: isSubmitting,
    /** What is wrong with a field, other than that it is empty. */
    errorOf: (field: keyof Entered) => (isEmpty(errors[field]) ? undefined : errors[field]?.message),
    invalid: (field: keyof Entered) => (errors[field] ? true : undefined),
    /** Said once for the whole form, however many fields are empty. */
    incomplete: Object.values(errors).some(isEmpty),
    prepare: () => void loadResolver().catch(() => {}),
    submit: (event: FormEvent) => void send(event).catch(fail),
  };
}

function isEmpty(error: { message?: string } | undefined) {
  return error?.message === messages.allFieldsRequired;
}
