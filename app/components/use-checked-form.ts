import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiFailure } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { pageMessages as messages } from '#shared/texts.ts';

type Texts = Record<string, string>;

/** The names of a schema's fields. */
type FieldOf<Schema extends z.ZodMiniType> =
  z.input<Schema> extends infer Entries ? (Entries extends object ? Extract<keyof Entries, string> : never) : never;

export interface CheckedFormOptions<Schema extends z.ZodMiniType, Answer = unknown> {
  /** Loads the schema that the server checks with, when someone begins to write. */
  loadSchema: () => Promise<Schema>;
  /** The schema's text for an empty field: said once for the whole form, however many fields are empty. */
  missing?: string;
  /** What is sent beside the form's own fields, or in their place where they are no texts. */
  extra?: Partial<z.input<Schema>>;
  /** Fields at which is said what is wrong with others that the form does not show. */
  saidAt?: Partial<Record<FieldOf<Schema>, FieldOf<Schema>>>;
  /** What the server found wrong with an earlier try. */
  known?: Texts | undefined;
  /** Sends the entries once nothing is wrong with them; when the schema is out of reach, for the server to check. */
  send: (entries: z.input<Schema>, form: HTMLFormElement) => Promise<Answer>;
  /** What follows; the form takes no second press until it is done, as until the next page is there. */
  onSent?: (answer: Answer, entries: z.input<Schema>, form: HTMLFormElement) => unknown;
  /** What to say of a failure at the top right: the server's message by default; nothing where it is said elsewhere. */
  describeFailure?: (failure: Error) => string | undefined;
  onFailure?: (failure: Error) => void;
}

/** What the form's element is given. */
export type FormEvents = Pick<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit' | 'onFocus' | 'onInput'>;

/** A form as its fields know it, by their names. */
export interface CheckedForm<Field extends string = never> {
  /** From the press until the entries are refused or have been sent. */
  sending: boolean;
  /** What is wrong with a field, other than that it is empty. */
  errorOf: (field: Field) => string | undefined;
  isWrong: (field: Field) => boolean;
  /** What to say of empty fields, where there are any. */
  incomplete: string | undefined;
  /** Takes back what is said of fields that changed without being typed in. */
  forgive: (...fields: Field[]) => void;
}

/**
 * A form whose entries are checked by the server's own schema before they are sent. What is wrong, by the schema or by the server's
 * answer, is said at its fields, and the first of them gets the focus.
 */
export function useCheckedForm<Schema extends z.ZodMiniType, Answer>({
  loadSchema,
  missing = messages.allFieldsRequired,
  extra,
  saidAt = {},
  known = {},
  send,
  onSent,
  describeFailure = ({ message }) => message,
  onFailure,
}: CheckedFormOptions<Schema, Answer>) {
  const [errors, setErrors] = useState<Texts>(known);
  const [sending, setSending] = useState(false);
  /** A second press may come before the first is rendered. */
  const isTaken = useRef(false);
  const isShown = useRef(false);

  async function submit(form: HTMLFormElement) {
    if (isTaken.current) return;
    isTaken.current = true;
    setSending(true);
    try {
      await check(form);
    } finally {
      isTaken.current = false;
      setSending(false);
    }
  }

  async function check(form: HTMLFormElement) {
    const entries = { ...Object.fromEntries(new FormData(form)), ...extra };
    const schema = await loadSchema().catch(() => undefined);
    const found: Texts = {};
    for (const { path, message } of schema?.safeParse(entries).error?.issues ?? []) found[String(path[0])] ??= message;
    blame(form, found);
    if (Object.keys(found).length > 0) return;
    const checked = entries as z.input<Schema>;
    try {
      const answer = await send(checked, form);
      await onSent?.(answer, checked, form);
    } catch (failure) {
      refuse(form, failure as Error);
    }
  }

  function refuse(form: HTMLFormElement, failure: Error) {
    if (failure instanceof ApiFailure) blame(form, failure.errors);
    const text = describeFailure(failure);
    if (text) notify.error(text);
    onFailure?.(failure);
  }

  function blame(form: HTMLFormElement, found: Texts) {
    const wrong = Object.fromEntries(Object.entries(found).map(([name, text]) => [(saidAt as Texts)[name] ?? name, text]));
    setErrors(wrong);
    focusFirst(form, wrong);
  }

  return {
    sending,
    errorOf: (field: FieldOf<Schema>) => (errors[field] === missing ? undefined : errors[field]),
    isWrong: (field: FieldOf<Schema>) => field in errors,
    incomplete: Object.values(errors).includes(missing) ? missing : undefined,
    forgive: (...fields: FieldOf<Schema>[]) =>
      setErrors((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !fields.some((field) => field === name)))),
    formEvents: {
      ref(form: HTMLFormElement | null) {
        if (form && !isShown.current) focusFirst(form, known);
        isShown.current = true;
      },
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        // A dialog's form stands, for React, inside whatever opened the dialog.
        event.stopPropagation();
        void submit(event.currentTarget);
      },
      onFocus: () => void loadSchema().catch(() => {}),
      onInput: ({ target }: FormEvent) => setErrors(({ [(target as HTMLInputElement).name]: _, ...others }) => others),
    },
  };
}

function focusFirst(form: HTMLFormElement, wrong: Texts) {
  const field = [...form.elements].find((element) => (element as HTMLInputElement).name in wrong);
  (field as HTMLElement | undefined)?.focus();
}
