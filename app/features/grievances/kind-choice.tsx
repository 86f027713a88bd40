import { type GrievanceKind, grievanceKinds } from '#shared/grievance-kinds.ts';
import { grievancesText } from '#shared/texts.ts';

interface KindChoiceProps {
  kinds: readonly GrievanceKind[];
  legend: string;
  /** What is said of a time such as '7 days'. */
  within: (time: string) => string;
  /** What is wrong while none is chosen. */
  error: string | undefined;
}

/** What a complaint or a request is about, each with how soon it is decided. */
export function KindChoice({ kinds, legend, within, error }: KindChoiceProps) {
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? 'no-kind' : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      {kinds.map((kind) => (
        <label
          key={kind}
          className={`flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border-2 bg-white px-3.5 py-2.5 has-checked:border-brick has-checked:bg-brick/6 ${error ? 'border-danger' : 'border-cement hover:border-cement-dark'}`}
        >
          <input type="radio" name="kind" value={kind} required className="mt-0.5 size-5 shrink-0 accent-brick" />
          <span>
            <span className="block font-semibold leading-snug">{grievancesText.kindName(kind)}</span>
            <span className="block text-ink-soft text-sm leading-snug">{grievancesText.kindHint(kind)}</span>
            <span className="block text-sm leading-snug">{within(grievancesText.timeOf(grievanceKinds[kind].hours))}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id="no-kind" role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
