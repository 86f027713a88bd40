import { GRIEVANCE_KINDS, grievanceKinds } from '#shared/grievance-kinds.ts';
import { grievancesText } from '#shared/texts.ts';

/** What a complaint is about, each with how soon it is decided. @param error what is wrong while none is chosen. */
export function KindChoice({ error }: { error: string | undefined }) {
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? 'no-kind' : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">{grievancesText.whatAbout}</legend>
      {GRIEVANCE_KINDS.map((kind) => (
        <label
          key={kind}
          className={`flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border-2 bg-white px-3.5 py-2.5 has-checked:border-brick has-checked:bg-brick/6 ${error ? 'border-danger' : 'border-cement hover:border-cement-dark'}`}
        >
          <input type="radio" name="kind" value={kind} required className="mt-0.5 size-5 shrink-0 accent-brick" />
          <span>
            <span className="block font-semibold leading-snug">{grievancesText.kindName(kind)}</span>
            <span className="block text-ink-soft text-sm leading-snug">{grievancesText.kindHint(kind)}</span>
            <span className="block text-sm leading-snug">
              {grievancesText.decidedWithin(grievancesText.timeOf(grievanceKinds[kind].hours))}
            </span>
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
