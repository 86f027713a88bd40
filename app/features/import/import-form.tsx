import { FileUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { importAddress } from '#app/features/import/import-search.ts';
import { formMessages as messages } from '#shared/form-messages.ts';
import { limits } from '#shared/limits.ts';

/** Takes a file to be checked, and goes on to what was found in it. */
export function ImportForm() {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = refuse(form.get('file'));
    setError(reason);
    if (reason) return;
    setBusy(true);
    try {
      const answer = await callApi('POST /admin/import/check', { body: form });
      await navigate(importAddress(answer.import._id));
    } catch (failure) {
      setError(failure instanceof ApiFailure ? failure.message : messages.somethingWentWrong);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={check} noValidate className="grid gap-4 rounded-xl border border-sand-dark bg-paper p-4 sm:p-6">
      <Field label="CSV file" error={error} hint="At most 50,000 rows and 32 MB, in UTF-8. It is checked first: nothing is imported yet.">
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            name="file"
            accept=".csv,text/csv"
            onChange={() => setError(undefined)}
            className={`${inputClass} file:mr-3 file:rounded-md file:border-0 file:bg-sand file:px-3 file:py-1.5 file:font-semibold file:text-ink`}
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={busy} disabled={!hydrated}>
          {!busy && <FileUp aria-hidden className="size-5" />}
          {busy ? 'Checking…' : 'Check file'}
        </Button>
      </div>
    </form>
  );
}

/** What can be said of a file before it is sent. */
function refuse(file: FormDataEntryValue | null) {
  if (!(file instanceof File) || file.name === '') return messages.importChooseFile;
  return file.size > limits.import.bytes ? messages.importTooLarge : undefined;
}
