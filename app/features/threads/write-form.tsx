import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import type { FormDraft } from '#app/components/drafts.ts';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { notify } from '#app/components/notify.ts';
import { type CheckedForm, useCheckedForm } from '#app/components/use-checked-form.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';

interface WriteFormProps<Entries> {
  draft: FormDraft;
  loadSchema: () => Promise<z.ZodMiniType<unknown, Entries>>;
  label: string;
  button: string;
  send: (entries: Entries, sendKey: string) => Promise<{ message: string }>;
  /** Called when it was sent; it settles when the conversation shows it. */
  onSent: () => Promise<void>;
  /** What is sent beside the form's own fields. */
  extra?: Partial<Entries>;
  /** Puts back what stands beside the fields. */
  onDiscard?: () => void;
  /** Something of it is still being made. */
  busy?: boolean;
  /** More fields, below the words. */
  children?: (form: CheckedForm<string>) => ReactNode;
}

/** A message's form: words, whatever else belongs to it, and a button. What could not be sent stays written. */
export function WriteForm<Entries>({
  draft,
  loadSchema,
  label,
  button,
  send,
  onSent,
  extra,
  onDiscard,
  busy,
  children,
}: WriteFormProps<Entries>) {
  const hydrated = useHydrated();
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    ...(extra ? { extra } : {}),
    draft,
    send: (entries, sendKey) => send(entries as Entries, sendKey),
    async onSent({ message }, _entries, empty) {
      notify.success(message);
      empty();
      await onSent();
    },
  });
  const fields = form as unknown as CheckedForm<string>;
  return (
    <form method="post" {...form.formEvents} className="grid gap-4">
      <KeptDraft draft={draft} {...(onDiscard ? { onDiscard } : {})} className="grid gap-4">
        <CheckedEntry form={fields} name="body" label={label} rows={4} />
        {children?.(fields)}
      </KeptDraft>
      <FormNotice form={form} />
      <Button type="submit" size="lg" busy={form.sending || busy} disabled={!hydrated} className="sm:justify-self-start">
        {button}
      </Button>
    </form>
  );
}
