import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { Check, Copy } from '#app/components/icons.ts';
import { notify } from '#app/components/notify.ts';
import { copyText } from '#app/features/sharing/use-copied-link.ts';
import { formMessages as messages, programsText } from '#shared/texts.ts';

interface ShownOnceProps {
  secret: string;
  label: string;
  explained: string;
  onClose: () => void;
}

/** A secret that is shown this once, to be copied. */
export function ShownOnce({ secret, label, explained, onClose }: ShownOnceProps) {
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;
  async function copy() {
    try {
      await copyText(secret);
      setCopied(true);
    } catch {
      notify.error(messages.somethingWentWrong);
    }
  }
  return (
    <div className="grid gap-5">
      <p className="font-semibold">{explained}</p>
      <Field label={label}>
        {(attributes) => (
          <textarea
            {...attributes}
            readOnly
            rows={2}
            value={secret}
            translate="no"
            onFocus={({ target }) => target.select()}
            className={`${inputClass} font-mono break-all`}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={copy}>
          <Icon aria-hidden className="size-5" />
          <span>{copied ? programsText.copied : programsText.copy}</span>
        </Button>
        <Button onClick={onClose}>{programsText.done}</Button>
      </div>
    </div>
  );
}
