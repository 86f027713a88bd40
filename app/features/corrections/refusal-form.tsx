import type * as z from 'zod/mini';
import { ReasonForm } from '#app/features/back-office/reason-form.tsx';
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
  return (
    <ReasonForm
      schema={correctionRefusal}
      extra={{ version }}
      call={({ reason }) => send({ reason, version })}
      label={correctionsText.why}
      hint={hint}
      maxLength={limits.corrections.reason}
      save={save}
      onClose={onClose}
    />
  );
}
