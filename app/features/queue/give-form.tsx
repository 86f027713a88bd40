import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import type { Queue } from '#shared/schemas/what-waits.ts';
import { queueText } from '#shared/texts.ts';

interface GiveFormProps {
  /** Who of the team may have it. */
  others: Queue['team'];
  onGive: (to: string) => void;
}

/** Asks to whom of the team something that waits is given. */
export function GiveForm({ others, onGive }: GiveFormProps) {
  const [to, setTo] = useState(others[0]?._id ?? '');
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onGive(to);
      }}
    >
      <Field label={queueText.toWhom}>
        {(attributes) => (
          <select {...attributes} value={to} onChange={({ target }) => setTo(target.value)} className={inputClass}>
            {others.map(({ _id, email }) => (
              <option key={_id} value={_id}>
                {email}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit">{queueText.giveIt}</Button>
    </form>
  );
}
