import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import type { Told } from '#app/features/back-office/use-admin-action.ts';
import { type AdminFormOptions, useAdminForm } from '#app/features/back-office/use-admin-form.ts';

/** What somebody enters. */
interface Entered {
  reason: string;
}

interface ReasonFormProps<Answer extends Told> extends Pick<AdminFormOptions<z.ZodMiniType<unknown, Entered>, Answer>, 'schema' | 'call'> {
  /** What the schema wants besides. */
  extra?: object;
  label: string;
  /** Who reads the reason. */
  hint: string;
  maxLength: number;
  /** What the button says. */
  save: string;
  /** What stands above the reason. */
  children?: ReactNode;
  onClose: () => void;
}

/** Asks the team why before it does what somebody else will read of. */
export function ReasonForm<Answer extends Told>(props: ReasonFormProps<Answer>) {
  const { schema, extra, call, label, hint, maxLength, save, children, onClose } = props;
  const form = useAdminForm({ schema, emptyAtFields: true, extra, call, onSaved: onClose });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      {children}
      <CheckedEntry form={form} name="reason" label={label} hint={hint} rows={3} maxLength={maxLength} />
      <FormEnd form={form} save={save} onCancel={onClose} />
    </form>
  );
}
