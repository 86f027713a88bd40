import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { describeField } from '#shared/schemas/business-fields.ts';
import type { TakeValue, UnknownValue } from '#shared/schemas/imports.ts';
import { importText } from '#shared/texts.ts';

/** Trades, cities and states of a file that are not known: each can be taken for one that is, in all rows at once. */
export function UnknownValues({ importId, values }: { importId: string; values: UnknownValue[] }) {
  const take = useAdminAction({
    call: (body: TakeValue) => callApi('POST /admin/import/take/:id', { params: { id: importId }, body }),
  });
  return (
    <section aria-labelledby="unknown" className="rounded-xl border border-sand-dark bg-paper p-4 sm:p-6">
      <h2 id="unknown" className="font-bold text-lg">
        {importText.notKnown}
      </h2>
      <p className="mt-1 text-ink-soft">{importText.takenIsKept}</p>
      <ul className="mt-4 grid gap-4">
        {values.map((value) => {
          const id = `${value.column} ${value.written}`;
          return <Unknown key={id} value={value} isBusy={take.isBusy(id)} take={(body) => take.run(body, id)} />;
        })}
      </ul>
    </section>
  );
}

function Unknown({ value, isBusy, take }: { value: UnknownValue; isBusy: boolean; take: (body: TakeValue) => void }) {
  const { column, written, rowCount, options } = value;
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(options[0] ?? '');
  return (
    <li className="grid items-end gap-3 rounded-lg bg-sand p-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field label={importText.unknownIn(describeField(column).label(), written, rowCount)}>
        {(attributes) => (
          <select {...attributes} value={chosen} onChange={({ target }) => setChosen(target.value)} className={inputClass}>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        )}
      </Field>
      <Button variant="secondary" busy={isBusy} disabled={!hydrated} onClick={() => take({ column, written, value: chosen })}>
        {importText.takeForAll(rowCount)}
      </Button>
    </li>
  );
}
