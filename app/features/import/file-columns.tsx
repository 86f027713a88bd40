import { useId } from 'react';
import { inputClass } from '#app/components/field.tsx';
import type { FileLook, useFileLook } from '#app/features/import/use-file-look.ts';
import { describeField } from '#shared/schemas/business-fields.ts';
import { fileColumns, type Heading, type ImportSheet, importColumns, importOptional, photoColumn } from '#shared/schemas/imports.ts';
import { importText } from '#shared/texts.ts';

type Change = Pick<ReturnType<typeof useFileLook>, 'setColumn' | 'setSheet'>;

/** The sheets of a chosen file, and what each of its columns is taken for, which can be changed. */
export function FileColumns({ look, change }: { look: FileLook; change: Change }) {
  const { sheets, chosen, columns } = look;
  const taken = sheets.filter(({ name }) => chosen.includes(name));
  const headings = [
    ...new Map(taken.flatMap((sheet) => sheet.columns.map((heading) => [heading.key, heading] as const)).reverse()).values(),
  ];
  const told = tell(taken, columns);
  return (
    <div className="grid gap-4" aria-live="polite">
      {look.isLooking && <p>{importText.looking}</p>}
      {sheets.length > 1 && <Sheets sheets={sheets} chosen={chosen} setSheet={change.setSheet} />}
      {headings.length > 0 && (
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-bold">{importText.columnsOfFile}</legend>
          <p className="text-ink-soft text-sm">{importText.columnsAreKept}</p>
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {headings.reverse().map((heading) => (
              <Column key={heading.key} heading={heading} chosen={columns[heading.key] ?? ''} choose={change.setColumn} />
            ))}
          </ul>
          {told.map((text) => (
            <p key={text} className="font-medium text-danger text-sm">
              {text}
            </p>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function Sheets({ sheets, chosen, setSheet }: { sheets: ImportSheet[]; chosen: string[]; setSheet: Change['setSheet'] }) {
  return (
    <fieldset>
      <legend className="mb-1 font-bold">{importText.sheets}</legend>
      <ul className="flex flex-wrap gap-x-6">
        {sheets.map(({ name, rowCount }) => (
          <li key={name}>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={chosen.includes(name)}
                // One is taken at least.
                disabled={chosen.length === 1 && chosen.includes(name)}
                onChange={({ target }) => setSheet(name, target.checked)}
                className="size-5 shrink-0 accent-brick"
              />
              <span className="min-w-0 wrap-anywhere">{importText.sheetWithRows(name, rowCount ?? 0)}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** A heading of the file with examples of what stands below it, and what it is taken for. */
function Column({ heading, chosen, choose }: { heading: Heading; chosen: string; choose: Change['setColumn'] }) {
  const id = useId();
  const { key, examples, isRemembered, column } = heading;
  const isAsBefore = isRemembered && chosen === (column ?? '');
  return (
    <li className="grid min-w-0 content-start gap-1.5 rounded-lg bg-sand p-3">
      <label htmlFor={id} className="font-semibold wrap-anywhere">
        {heading.heading || importText.columnWithoutName(key)}
      </label>
      <p id={`${id}-examples`} className="text-ink-soft text-sm wrap-anywhere">
        {examples.length > 0 && <span>{importText.suchAs(examples.map((example) => `‘${example}’`).join(', '))}</span>}
        {isAsBefore && <span>{` ${importText.asBefore}`}</span>}
      </p>
      <select
        id={id}
        aria-describedby={`${id}-examples`}
        value={chosen}
        onChange={({ target }) => choose(key, target.value)}
        className={`${inputClass} ${chosen === '' ? 'text-ink-soft' : ''}`}
      >
        <option value="">{importText.leaveOut}</option>
        {fileColumns.map((name) => (
          <option key={name} value={name}>
            {nameColumn(name)}
          </option>
        ))}
      </select>
    </li>
  );
}

/** A column as the team knows it: by its field's name, and as files call it. */
function nameColumn(name: string): string {
  const field = importColumns.find((known) => known === name);
  const label = name === photoColumn ? importText.photos : field && describeField(field).label();
  return label ? importText.columnName(label, name) : name;
}

/** What is wrong with the choice: a column that a new business needs is missing, or two headings stand for one. */
function tell(sheets: ImportSheet[], columns: FileLook['columns']): string[] {
  const missing = new Set<string>();
  const twice = new Set<string>();
  for (const sheet of sheets) {
    const taken = sheet.columns.map(({ key }) => columns[key] ?? '');
    const hasKey = taken.includes('id') || taken.includes('externalKey');
    for (const column of importColumns)
      if (!hasKey && !importOptional.includes(column) && !taken.includes(column)) missing.add(nameColumn(column));
    for (const column of taken) if (column !== '' && taken.indexOf(column) !== taken.lastIndexOf(column)) twice.add(nameColumn(column));
  }
  return [
    ...(missing.size > 0 ? [importText.stillMissing([...missing].join(', '))] : []),
    ...(twice.size > 0 ? [importText.takenTwice([...twice].join(', '))] : []),
  ];
}
