import { type FormEvent, useRef, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';

type Texts = Record<string, string>;

interface CheckedFormOptions {
  /** Loads the schema that the server checks with, when someone begins to write. */
  loadSchema: () => Promise<ZodMiniType>;
  /** The schema's text for an empty field: said once for the whole form, however many fields are empty. */
  missing: string;
  /** What is sent beside the form's own fields, or in their place where they are no texts. */
  extra?: Record<string, unknown>;
  /** What the server found wrong with an earlier try. */
  known?: Texts;
  /**
   * Takes the entries once nothing is wrong with them; when the schema is out of reach, for the server to check. The form takes no
   * second press until its promise has settled; what it fails with is its own to say.
   */
  onChecked: (entries: Record<string, unknown>, form: HTMLFormElement) => unknown;
}

export type CheckedForm = ReturnType<typeof useCheckedForm>;

/** Checks a form's entries by the server's own schema before they are sent, and puts the focus on the first that is wrong. */
export function useCheckedForm({ loadSchema, missing, extra, known = {}, onChecked }: CheckedFormOptions) {
  const [errors, setErrors] = useState<Texts>(known);
  const [sending, setSending] = useState(false);
  /** A second press may come before the first is rendered. */
  const isTaken = useRef(false);

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
    await Promise.resolve(onChecked(entries, form)).catch(() => {});
  }

  function blame(form: HTMLFormElement, found: Texts) {
    setErrors(found);
    const wrong = [...form.elements].find((element) => (element as HTMLInputElement).name in found);
    (wrong as HTMLElement | undefined)?.focus();
  }

  return {
    /** From the press until the entries are refused or have been sent. */
    sending,
    /** What is wrong with a field, other than that it is empty. */
    errorOf: (field: string) => (errors[field] === missing ? undefined : errors[field]),
    isWrong: (field: string) => field in errors,
    /** What to say of empty fields, where there are any. */
    incomplete: Object.values(errors).includes(missing) ? missing : undefined,
    /** Says what the server found wrong. */
    blame,
    /** Takes back what is said of fields that changed without being typed in. */
    forgive: (...fields: string[]) =>
      setErrors((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !fields.includes(name)))),
    formEvents: {
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
