import type { ZodMiniType } from 'zod/mini';
import { type CheckedForm, useCheckedForm } from '#app/components/use-checked-form.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';

interface AdminFormOptions {
  schema: ZodMiniType;
  /** The schema's text for an empty field. */
  missing: string;
  /** What is sent beside the form's own fields. */
  extra?: Record<string, unknown>;
  call: (entries: Record<string, unknown>) => Promise<object>;
  /** Said when it failed and the server had nothing better to say. */
  failed: string;
  onSaved: (answer: object) => void;
}

/** A form of the back office: checked by the server's own schema, sent, and told what became of it. */
export function useAdminForm({ schema, missing, extra, call, failed, onSaved }: AdminFormOptions) {
  const { run, errors, conflict, reload } = useAdminAction({ call, failed, after: onSaved });
  const form: CheckedForm = useCheckedForm({
    loadSchema: async () => schema,
    missing,
    ...(extra ? { extra } : {}),
    onChecked: (entries) => run(entries),
  });
  return { ...form, errorOf: (field: string) => form.errorOf(field) ?? errors[field], conflict, reload };
}
