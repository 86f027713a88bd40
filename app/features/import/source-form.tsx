import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import type { SourceWrites } from '#shared/schemas/import-sources.ts';
import { importText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/import-sources.ts').then(({ sourceInput }) => sourceInput);

/** What is done with a file, by its code. */
export const WRITES: Record<SourceWrites, () => string> = {
  nothing: () => importText.writesNothing,
  pending: () => importText.writesPending,
  approved: () => importText.writesApproved,
};

/** Takes an address from which a file is to be fetched every night. */
export function SourceForm() {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const form = useCheckedForm({
    loadSchema,
    send: (body) => callApi('POST /admin/import/source/add', { body }),
    async onSent(answer, _entries, empty) {
      notify.success(answer.message);
      empty();
      await revalidate();
    },
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field label={importText.sourceUrl} error={form.errorOf('url')} hint={importText.sourceUrlHint}>
          {(attributes) => <input {...attributes} name="url" type="url" inputMode="url" autoComplete="off" className={inputClass} />}
        </Field>
      </div>
      <Field label={importText.sourceAt} error={form.errorOf('at')}>
        {(attributes) => <input {...attributes} name="at" type="time" defaultValue="02:30" className={inputClass} />}
      </Field>
      <Field label={importText.sourceWrites} error={form.errorOf('writes')}>
        {(attributes) => (
          <select {...attributes} name="writes" defaultValue="nothing" className={inputClass}>
            {Object.entries(WRITES).map(([value, label]) => (
              <option key={value} value={value}>
                {label()}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" busy={form.sending} disabled={!hydrated} className="max-sm:w-full">
          {importText.addSource}
        </Button>
      </div>
    </form>
  );
}
