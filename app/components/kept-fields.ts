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
  for (const field of fields) putDefault(field);
  return fields[0];
}

/** How the fields of a form stand at a moment. */
export type FieldStates = ReadonlyMap<KeptField, string>;

/** How the fields of a form stand. */
export function statesOf(form: HTMLFormElement): FieldStates {
  const fields = form.querySelectorAll<KeptField>('input, textarea, select');
  return new Map([...fields].map((field) => [field, `${'checked' in field && field.checked} ${field.value}`]));
}

/**
 * Empties a form that was sent and stays; what was entered since stays in it.
 * @param sent how its fields stood when it was sent.
 * @returns whether nothing was entered since.
 */
export function emptySent(form: HTMLFormElement, sent: FieldStates): boolean {
  const states = [...statesOf(form)];
  // Of several that are one choice the others stay with the one that was changed.
  const changed = states.filter(([field, state]) => state !== sent.get(field)).map(([{ name }]) => name);
  if (changed.length === 0) form.reset();
  else for (const [field] of states) if (!changed.includes(field.name)) putDefault(field);
  return changed.length === 0;
}

function putDefault(field: KeptField) {
  if (isTicked(field)) field.checked = field.defaultChecked;
  else field.value = defaultOf(field);
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
