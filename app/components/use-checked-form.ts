import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiFailure } from '#app/api/client.ts';
import type { FormDraft } from '#app/components/drafts.ts';
import { emptySent, statesOf } from '#app/components/kept-fields.ts';
import { notify } from '#app/components/notify.ts';
import { type Tried as TriedKey, triedWith } from '#app/components/send-key.ts';
import { type NotSent, whyNotSent } from '#app/components/why-not-sent.ts';

type Texts = Record<string, string>;

/** What was found wrong with a try, and what had been entered. */
interface Tried {
  errors: Texts;
  entries: Record<string, unknown>;
  /** Why it was not sent, where that is no fault of the entries. */
  notSent?: NotSent | undefined;
}

/** The names of a schema's fields. */
type FieldOf<Schema extends z.ZodMiniType> =
  z.input<Schema> extends infer Entries ? (Entries extends object ? Extract<keyof Entries, string> : never) : never;

export interface CheckedFormOptions<Schema extends z.ZodMiniType, Answer = unknown> {
  /** Loads the schema that the server checks with: when someone begins to write, and for what they have entered. */
  loadSchema: (entries?: object) => Promise<Schema>;
  /** Fields, or `true` for all, at which is said that they are empty: of others it is said once for the form, however many are. */
  emptyAtFields?: true | readonly FieldOf<Schema>[];
  /** What is sent beside the form's own fields, or in their place where they are no texts. */
  extra?: Partial<z.input<Schema>>;
  /** Fields at which is said what is wrong with others that the form does not show. */
  saidAt?: Partial<Record<FieldOf<Schema>, FieldOf<Schema>>>;
  /** An earlier try, and what the server found wrong with it. */
  known?: Tried | undefined;
  /** What is kept of it while it is written; forgotten once it was sent. */
  draft?: FormDraft;
  /**
   * Sends the entries once nothing is wrong with them; when the schema is out of reach, for the server to check.
   * @param sendKey the same for the same entries until they were sent.
   */
  send: (entries: z.input<Schema>, sendKey: string) => Promise<Answer>;
  /**
   * What follows; the form takes no second press until it is done, as until the next page is there.
   * @param empty takes out of a form that stays what was sent; what was entered since stays in it. It tells whether nothing was.
   */
  onSent?: (answer: Answer, entries: z.input<Schema>, empty: () => boolean) => unknown;
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
  /** Why the last try was not sent, where that is no fault of the entries: they stay. */
  notSent: NotSent | undefined;
  /** Takes back what is said of fields that changed without being typed in. */
  forgive: (...fields: Field[]) => void;
}

/**
 * A form whose entries are checked by the server's own schema before they are sent. What is wrong, by the schema or by the server's
 * answer, is said at its fields, and the first of them gets the focus.
 */
export function useCheckedForm<Schema extends z.ZodMiniType, Answer>({
  loadSchema,
  emptyAtFields = [],
  extra,
  saidAt = {},
  known,
  draft,
  send,
  onSent,
  describeFailure = ({ message }) => message,
  onFailure,
}: CheckedFormOptions<Schema, Answer>) {
  const [errors, setErrors] = useState(known?.errors ?? {});
  const [tried, setTried] = useState(known?.entries ?? {});
  const [notSent, setNotSent] = useState(known?.notSent);
  const [sending, setSending] = useState(false);
  /** A second press may come before the first is rendered. */
  const isTaken = useRef(false);
  const isShown = useRef(false);
  /** The last try, where no draft keeps it. */
  const lastTry = useRef<TriedKey>(undefined);
  const isMissing = (field: string) =>
    emptyAtFields !== true && !(emptyAtFields as readonly string[]).includes(field) && isEmpty(tried[field]);
  const firstMissing = Object.keys(errors).find(isMissing);

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
    // Whoever writes on while it is on its way loses nothing of that.
    const sent = statesOf(form);
    const kept = draft?.read();
    const schema = await loadSchema(entries).catch(() => undefined);
    const found: Texts = {};
    for (const { path, message } of schema?.safeParse(entries).error?.issues ?? []) found[String(path[0])] ??= message;
    setNotSent(undefined);
    blame(form, entries, found);
    if (Object.keys(found).length > 0) return;
    const checked = entries as z.input<Schema>;
    try {
      const answer = await send(checked, keyOf(contentOf(entries)));
      draft?.forgetSent(kept);
      lastTry.current = undefined;
      await onSent?.(answer, checked, () => emptySent(form, sent));
    } catch (failure) {
      refuse(form, entries, failure as Error);
    }
  }

  function keyOf(content: string): string {
    if (draft) return draft.keyOf(content);
    lastTry.current = triedWith(content, lastTry.current);
    return lastTry.current.key;
  }

  function refuse(form: HTMLFormElement, entries: Tried['entries'], failure: Error) {
    if (failure instanceof ApiFailure) blame(form, entries, failure.errors);
    const why = whyNotSent(failure);
    setNotSent(why);
    // Nothing has failed: the form says what it waits for.
    const text = why === 'offline' && form.isConnected ? undefined : describeFailure(failure);
    if (text) notify.error(text);
    onFailure?.(failure);
  }

  function blame(form: HTMLFormElement, entries: Tried['entries'], found: Texts) {
    const wrong = Object.fromEntries(Object.entries(found).map(([name, text]) => [(saidAt as Texts)[name] ?? name, text]));
    setErrors(wrong);
    setTried(entries);
    focusFirst(form, wrong);
  }

  return {
    sending,
    errorOf: (field: FieldOf<Schema>) => (isMissing(field) ? undefined : errors[field]),
    isWrong: (field: FieldOf<Schema>) => field in errors,
    incomplete: firstMissing && errors[firstMissing],
    notSent,
    forgive: (...fields: FieldOf<Schema>[]) =>
      setErrors((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !fields.some((field) => field === name)))),
    formEvents: {
      ref(form: HTMLFormElement | null) {
        if (form && !isShown.current) focusFirst(form, known?.errors ?? {});
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

/**
 * What is sent, without the key of the page's own that a form sends where no script does. No trace of a password is kept: another one makes
 * no other content, and the server decides by it.
 */
function contentOf({ sendKey, password, ...entries }: Tried['entries']): string {
  return JSON.stringify(entries);
}

/** What is sent by a hidden input is entered in one beside it, which has the name as `data-entry`; what was folded away is unfolded. */
function focusFirst(form: HTMLFormElement, wrong: Texts) {
  const field = ([...form.elements] as HTMLInputElement[]).find(
    ({ type, name, dataset }) => type !== 'hidden' && (name in wrong || (dataset.entry ?? '') in wrong),
  );
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  field?.focus();
}

/** Nothing was entered: where no file was chosen, browsers send an empty one. */
function isEmpty(entry: unknown) {
  return typeof entry === 'string' ? entry.trim() === '' : entry === undefined || (entry instanceof File && entry.size === 0);
}
