import type * as z from 'zod/mini';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { limits } from '#shared/limits.ts';
import { correctionRefusal } from '#shared/schemas/corrections.ts';
import { correctionsText } from '#shared/texts.ts';

interface RefusalFormProps {
  version: number;
  /** Who reads the reason. */
  hint: string;
  /** What the button says. */
  save: string;
  send: (body: z.input<typeof correctionRefusal>) => Promise<{ message: string }>;
  onClose: () => void;
}

/** Asks why a suggestion is not right. */
export function RefusalForm({ version, hint, save, send, onClose }: RefusalFormProps) {
  const form = useAdminForm({ schema: correctionRefusal, emptyAtFields: true, extra: { version }, call: send, onSaved: onClose });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry form={form} name="reason" label={correctionsText.why} hint={hint} rows={4} maxLength={limits.corrections.reason} />
      <FormEnd form={form} save={save} onCancel={onClose} />
    </form>
  );
}
