import type * as z from 'zod/mini';
import { type CheckedForm, type CheckedFormOptions, useCheckedForm } from '#app/components/use-checked-form.ts';
import { type Told, useAdminAction } from '#app/features/back-office/use-admin-action.ts';

export interface AdminFormOptions<Schema extends z.ZodMiniType, Answer>
  extends Pick<CheckedFormOptions<Schema>, 'emptyAtFields' | 'extra' | 'saidAt' | 'draft'> {
  schema: Schema;
  /** @param sendKey the same for the same entries until they were sent. */
  call: (entries: z.input<Schema>, sendKey: string) => Promise<Answer>;
  /** Said when it failed and the server had nothing better to say. */
  failed?: string;
  onSaved?: (answer: Answer) => void;
}

/** A form of the back office as its end knows it. */
export interface AdminForm extends CheckedForm {
  /** Somebody else has changed what it is about, until `reload` has fetched what is there now. */
  conflict: boolean;
  reload: () => Promise<void>;
}

/** A form of the back office: checked by the server's own schema, sent, and told what became of it. */
export function useAdminForm<Schema extends z.ZodMiniType, Answer extends Told>(options: AdminFormOptions<Schema, Answer>) {
  const { schema, call, failed, onSaved, ...checked } = options;
  const { attempt, conflict, reload } = useAdminAction({
    call: ({ entries, sendKey }: { entries: z.input<Schema>; sendKey: string }) => call(entries, sendKey),
    failed,
    after: onSaved,
  });
  const form = useCheckedForm({
    ...checked,
    loadSchema: async () => schema,
    send: (entries, sendKey) => attempt({ entries, sendKey }),
    // The action has said it.
    describeFailure: () => undefined,
  });
  return { ...form, conflict, reload };
}
