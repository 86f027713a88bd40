import { Field, inputClass } from '#app/components/field.tsx';
import { importLimits } from '#shared/import-limits.ts';
import { importText } from '#shared/texts.ts';

const MEGABYTE = 1024 * 1024;

interface ZipInputProps {
  name: string;
  error: string | undefined;
}

/** Takes a ZIP with photos. */
export function ZipInput({ name, error }: ZipInputProps) {
  const { zipBytes, zipFiles, photoBytes, daysKept } = importLimits;
  const hint = `${importText.zipAtMost(zipBytes / MEGABYTE, zipFiles, photoBytes / MEGABYTE)} ${importText.zipIsKept(daysKept)}`;
  return (
    <Field label={importText.zipOfPhotos} error={error} hint={hint}>
      {(attributes) => (
        <input
          {...attributes}
          type="file"
          name={name}
          accept=".zip,application/zip,application/x-zip-compressed"
          className={`${inputClass} file:mr-3 file:rounded-md file:border-0 file:bg-sand file:px-3 file:py-1.5 file:font-semibold file:text-ink`}
        />
      )}
    </Field>
  );
}
