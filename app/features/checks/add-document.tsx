import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { Field, inputClass } from '#app/components/field.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import type { DocumentNames } from '#app/features/checks/document-facts.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '#shared/check-kinds.ts';
import { checksText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/documents.ts').then(({ documentForm }) => documentForm);

interface AddDocumentProps {
  /** What it is added to, for who hears the page. */
  to: string;
  hint: string;
  names: DocumentNames;
  send: (kind: DocumentKind, body: FormData) => Promise<{ message: string }>;
}

/** Adds a document to a number that waits, or to a claim; folded, since none is needed. */
export function AddDocument({ to, hint, names, send }: AddDocumentProps) {
  const { revalidate } = useRevalidator();
  const fold = useRef<HTMLDetailsElement>(null);
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    send({ kind, file }) {
      const body = new FormData();
      body.set('file', file);
      return send(kind, body);
    },
    async onSent({ message }, _entries, empty) {
      notify.success(message);
      if (empty() && fold.current) fold.current.open = false;
      await revalidate();
    },
  });
  return (
    <details ref={fold}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brick underline underline-offset-4">
        <span>{checksText.addDocument}</span>
        <span className="sr-only">{`: ${to}`}</span>
      </summary>
      <form method="post" {...form.formEvents} className="mt-2 mb-3 grid gap-4">
        <p className="text-ink-soft text-sm">{hint}</p>
        <fieldset className="grid gap-1">
          <legend className="font-semibold">{checksText.documentKind}</legend>
          {DOCUMENT_KINDS.map((kind, index) => (
            <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input type="radio" name="kind" value={kind} defaultChecked={index === 0} className="size-5 shrink-0 accent-brick" />
              <span>{names[kind]()}</span>
            </label>
          ))}
        </fieldset>
        <Field label={checksText.documentFile} error={form.errorOf('file')}>
          {(attributes) => (
            <input
              {...attributes}
              type="file"
              name="file"
              accept="application/pdf,image/jpeg,image/png"
              className={`${inputClass} file:mr-3 file:rounded-md file:border-0 file:bg-sand file:px-3 file:py-1.5 file:font-semibold file:text-ink`}
            />
          )}
        </Field>
        <SubmitRow form={form} label={checksText.addIt} busyLabel={checksText.adding} />
      </form>
    </details>
  );
}
