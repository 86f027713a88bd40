import type { Draft } from '#app/components/drafts.ts';

type KeptField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Passwords, shown ones too, codes, and what no person enters. A range is kept by whoever shows it. */
const NEVER = [
  ...['password', 'file', 'hidden', 'range', 'submit', 'button'].map((type) => `[type=${type}]`),
  ...['[readonly]', '[tabindex="-1"]', '[name=""]', ':not([name])'],
  ...['[autocomplete*=password]', '[autocomplete=one-time-code]'],
].join();

/** What was entered in the fields of a form, as far as it is not what stood there first. */
export function changedEntries(place: HTMLElement | null): Draft {
  const entries: Draft = {};
  for (const field of fieldsIn(place)) {
    if (isTicked(field)) {
      if (field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked))
        entries[field.name] = field.checked ? field.value : '';
    } else if (field.value !== defaultOf(field)) entries[field.name] = field.value;
  }
  return entries;
}

/** Puts into the fields what was entered in them before; what a form of an older version had, and this one has not, is left out. */
export function putBack(place: HTMLElement | null, entries: Draft) {
  for (const field of fieldsIn(place)) {
    const entry = entries[field.name];
    // What was typed before the page's script ran is newer.
    if (entry === undefined || !isUntouched(field)) continue;
    if (isTicked(field)) field.checked = field.value === entry;
    else if (!('options' in field) || [...field.options].some(({ value }) => value === entry)) field.value = entry;
  }
}

/** Puts back what stood there first. @returns the first field. */
export function putDefaults(place: HTMLElement | null): KeptField | undefined {
  const fields = fieldsIn(place);
  for (const field of fields) {
    if (isTicked(field)) field.checked = field.defaultChecked;
    else field.value = defaultOf(field);
  }
  return fields[0];
}

function fieldsIn(place: HTMLElement | null): KeptField[] {
  const fields = place?.querySelectorAll<KeptField>('input, textarea, select') ?? [];
  return [...fields].filter((field) => !field.matches(NEVER));
}

function isUntouched(field: KeptField): boolean {
  return isTicked(field) ? field.checked === field.defaultChecked : field.value === defaultOf(field);
}

function isTicked(field: KeptField): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function defaultOf(field: KeptField): string {
  if (!('options' in field)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
