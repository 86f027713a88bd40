import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { messages } from '#shared/messages.ts';

interface AccountFormOptions<Entries, Answer> {
  /** Loads the schema that the server checks with, when someone begins to write. */
  loadSchema: () => Promise<ZodMiniType<Entries>>;
  method?: 'POST' | 'PUT';
  /** The call that takes the entries, below /api/v1. */
  path: string;
  /** What the form's fields cannot hold themselves. */
  extra?: Record<string, unknown>;
  /** The call's body, where it is not the checked entries as they are. */
  toBody?: (entries: Entries) => unknown;
  onSuccess: (answer: Answer) => void;
  onFailure?: (failure: Error) => void;
  /** What to say of a failure; the server's message by default. */
  describeFailure?: (failure: Error) => string;
}

export type AccountForm = ReturnType<typeof useAccountForm>;

/** A form about an account: checked by the server's own schema first, then sent; what became of it is said at field, form or top right. */
export function useAccountForm<Entries, Answer>({
  loadSchema,
  method = 'POST',
  path,
  extra,
  toBody = (entries) => entries,
  onSuccess,
  onFailure,
  describeFailure = ({ message }) => message,
}: AccountFormOptions<Entries, Answer>) {
  const [errors, setErrors] = useState<Record<string, string>>({});

  const { mutate, isPending } = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const entered = new FormData(form);
      const schema = await loadSchema();
      const checked = schema.safeParse({ ...Object.fromEntries(entered), remember: entered.has('remember'), ...extra });
      const found = firstTexts(checked.error?.issues ?? []);
      setErrors(found);
      if (!checked.success) return focusFirst(form, found);
      return callApi<Answer>(method, path, toBody(checked.data));
    },
    onSuccess: (answer) => answer && onSuccess(answer),
    onError: (failure, form) => {
      if (failure instanceof ApiFailure) {
        setErrors(failure.errors);
        focusFirst(form, failure.errors);
      }
      notify.error(failure instanceof ApiFailure ? describeFailure(failure) : messages.somethingWentWrong);
      onFailure?.(failure);
    },
  });

  return {
    sending: isPending,
    /** What is wrong with a field, other than that it is empty. */
    errorOf: (field: string) => (errors[field] === messages.allFieldsRequired ? undefined : errors[field]),
    isWrong: (field: string) => field in errors,
    forget: (...fields: string[]) =>
      setErrors((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !fields.includes(name)))),
    /** Said once for the whole form, however many fields are empty. */
    incomplete: Object.values(errors).includes(messages.allFieldsRequired),
    formEvents: {
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        mutate(event.currentTarget);
      },
      onFocus: () => void loadSchema().catch(() => {}),
      onInput: ({ target }: FormEvent) => setErrors(({ [(target as HTMLInputElement).name]: _, ...others }) => others),
    },
  };
}

/** The first text of each failing field. */
function firstTexts(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { path, message } of issues) texts[String(path[0])] ??= message;
  return texts;
}

function focusFirst(form: HTMLFormElement, errors: Record<string, string>) {
  const wrong = [...form.elements].find((element) => (element as HTMLInputElement).name in errors);
  (wrong as HTMLElement | undefined)?.focus();
}
