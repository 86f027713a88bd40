import { CheckedEntry } from '#app/components/checked-entry.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import { limits } from '#shared/limits.ts';
import type { EnteredFact } from '#shared/schemas/enquiry-fields.ts';
import { enquiriesText } from '#shared/texts.ts';

interface Line {
  label: () => string;
  hint: () => string;
  maxLength: number;
}

const lines: Record<EnteredFact, Line> = {
  floorOrArea: { label: () => enquiriesText.floorOrAreaOptional, hint: () => enquiriesText.suchAsFloor, maxLength: limits.floorOrArea },
};

interface FactEntriesProps {
  form: CheckedForm<EnteredFact>;
  /** What the fields show at first. */
  entries: Record<string, string>;
}

/** What may be said beside the words of an enquiry and of a request for quotes. */
export function FactEntries({ form, entries }: FactEntriesProps) {
  return (Object.keys(lines) as EnteredFact[]).map((name) => (
    <CheckedEntry
      key={name}
      form={form}
      name={name}
      label={lines[name].label()}
      hint={lines[name].hint()}
      maxLength={lines[name].maxLength}
      optional
      defaultValue={entries[name] ?? ''}
    />
  ));
}
