import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { FileUp } from '#app/components/icons.ts';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { FileColumns } from '#app/features/import/file-columns.tsx';
import { importAddress } from '#app/features/import/import-search.ts';
import { useFileLook } from '#app/features/import/use-file-look.ts';
import { ZipInput } from '#app/features/import/zip-input.tsx';
import { importLimits } from '#shared/import-limits.ts';
import { type Import, photoColumn } from '#shared/schemas/imports.ts';
import { importText, messages } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/imports.ts').then(({ importForm }) => importForm);

const { rows, sheetRows, bytes } = importLimits;

/** The file stands checked, whatever becomes of the ZIP: that can be sent once more from there. */
async function sendZip({ _id: id, status }: Import, zip: File) {
  if (status === 'checking') return notify.error(messages.importBeingChecked);
  const body = new FormData();
  body.set('file', zip);
  await callApi('POST /admin/import/photos/:id', { params: { id }, body }).catch(({ message }: Error) => notify.error(message));
}

/** Takes a file, shows what its columns are taken for, has it checked, and goes on to what was found in it. */
export function ImportForm() {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [clearEmpty, setClearEmpty] = useState(false);
  const { look, take, ...change } = useFileLook();
  const input = useRef<HTMLInputElement>(null);
  // A file may have been chosen before the script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void take(input.current?.files?.[0]), []);
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    async send({ file, zip }) {
      const body = new FormData();
      // Before the file: the server reads it as it comes.
      if (clearEmpty) body.set('clearEmpty', 'yes');
      if (look.sheets.length > 0) body.set('columns', JSON.stringify(look.columns));
      if (look.sheets.length > 1) body.set('sheets', JSON.stringify(look.chosen));
      body.set('file', file);
      const answer = await callApi('POST /admin/import/check', { body });
      if (zip && zip.size > 0) await sendZip(answer.import, zip);
      return answer;
    },
    onSent: (answer) => navigate(importAddress(answer.import._id)),
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-4 rounded-xl border border-sand-dark bg-paper p-4 sm:p-6">
      <Field
        label={importText.listFile}
        error={form.errorOf('file') ?? look.error}
        hint={importText.atMost(rows, sheetRows, bytes / (1024 * 1024))}
      >
        {(attributes) => (
          <input
            {...attributes}
            ref={input}
            type="file"
            onChange={({ target }) => void take(target.files?.[0])}
            name="file"
            accept=".xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            className={`${inputClass} file:mr-3 file:rounded-md file:border-0 file:bg-sand file:px-3 file:py-1.5 file:font-semibold file:text-ink`}
          />
        )}
      </Field>
      <FileColumns look={look} change={change} />
      {Object.values(look.columns).includes(photoColumn) && <ZipInput name="zip" error={form.errorOf('zip')} />}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={clearEmpty}
          onChange={({ target }) => setClearEmpty(target.checked)}
          className="size-5 shrink-0 accent-brick"
        />
        <span>{importText.clearEmpty}</span>
      </label>
      <div>
        <Button type="submit" busy={form.sending} disabled={!hydrated}>
          {!form.sending && <FileUp aria-hidden className="size-5" />}
          <span>{form.sending ? importText.checking : importText.checkFile}</span>
        </Button>
      </div>
    </form>
  );
}
