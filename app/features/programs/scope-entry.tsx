import { useId } from 'react';

interface ScopeEntryProps<Name extends string> {
  legend: string;
  choices: readonly (readonly [Name, string])[];
  chosen: readonly Name[];
  onChoose: (chosen: Name[]) => void;
  error: string | undefined;
}

/** Boxes to be ticked, any of them. */
export function ScopeEntry<Name extends string>({ legend, choices, chosen, onChoose, error }: ScopeEntryProps<Name>) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {choices.map(([name, label]) => (
          <label key={name} className="flex min-h-11 items-center gap-3 py-1.5 leading-snug">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-brick"
              checked={chosen.includes(name)}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => onChoose(target.checked ? [...chosen, name] : chosen.filter((one) => one !== name))}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} role="alert" className="mt-1.5 font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
