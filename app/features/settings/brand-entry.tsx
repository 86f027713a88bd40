import { CheckedEntry } from '#app/components/checked-entry.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import { colours as coloursOfFile } from '#shared/brand/colours.ts';
import type { SetColour } from '#shared/brand/shown-colours.ts';
import { BRAND_LIMITS, type BrandFields } from '#shared/schemas/brand-settings.ts';

interface BrandEntryProps<Name extends keyof BrandFields = keyof BrandFields> {
  form: CheckedForm<keyof BrandFields>;
  set: BrandFields;
  name: Name;
  label: string;
  /** What shows where nothing is set. */
  ofFile: string;
  hint?: string | undefined;
  longest?: number;
  rows?: number;
}

/** A text of the brand as it is set; empty, it says what the files have. */
export function BrandEntry({ set, name, ofFile, longest = BRAND_LIMITS.text, ...entry }: BrandEntryProps) {
  return <CheckedEntry {...entry} name={name} defaultValue={set[name]} placeholder={ofFile} maxLength={longest} optional />;
}

/** The same of a colour, which stands beside it. */
export function ColourEntry({ set, name, ...entry }: Pick<BrandEntryProps<SetColour>, 'form' | 'set' | 'name' | 'label'>) {
  const ofFile = coloursOfFile[name];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
      <span aria-hidden className="mt-7 size-12 rounded-lg border border-cement-dark" style={{ background: set[name] || ofFile }} />
      <BrandEntry {...entry} set={set} name={name} ofFile={ofFile} longest={20} />
    </div>
  );
}
