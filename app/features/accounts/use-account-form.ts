import { useMutation } from '@tanstack/react-query';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { type CheckedForm, useCheckedForm } from '#app/components/use-checked-form.ts';
import { messages } from '#shared/messages.ts';

interface AccountFormOptions {
  /** Loads the schema that the server checks with, when someone begins to write. */
  loadSchema: Parameters<typeof useCheckedForm>[0]['loadSchema'];
  method?: 'POST' | 'PUT' | 'DELETE';
  /** The call that takes the entries, below /api/v1. */
  path: string;
  /** What the form's fields cannot hold themselves. */
  extra?: Record<string, unknown>;
  /** What follows; the form stays busy until it is done, as until the next page is there. */
  onSuccess: (answer: { message: string; notice?: string }) => void | Promise<void>;
  onFailure?: (failure: Error) => void;
  /** What to say of a failure; the server's message by default. */
  describeFailure?: (failure: Error) => string;
}

interface Sent {
  entries: Record<string, unknown>;
  form: HTMLFormElement;
}

/** A form about an account: checked, sent, and what became of it said at its fields and at the top right. */
export function useAccountForm({
  loadSchema,
  method = 'POST',
  path,
  extra,
  onSuccess,
  onFailure,
  describeFailure = ({ message }) => message,
}: AccountFormOptions): CheckedForm {
  const { mutateAsync } = useMutation({
    mutationFn: ({ entries }: Sent) => callApi<{ message: string; notice?: string }>(method, path, entries),
    onSuccess: (answer) => onSuccess(answer),
    onError(failure, sent) {
      if (failure instanceof ApiFailure) form.blame(sent.form, failure.errors);
      notify.error(describeFailure(failure));
      onFailure?.(failure);
    },
  });
  const form = useCheckedForm({
    loadSchema,
    missing: messages.allFieldsRequired,
    ...(extra ? { extra } : {}),
    onChecked: (entries, form) => mutateAsync({ entries, form }),
  });
  return form;
}
