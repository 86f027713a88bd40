import { reasonLabels } from '#app/features/reports/reasons.ts';
import type { ReportReason } from '#shared/report-reasons.ts';
import { reportsText } from '#shared/texts.ts';

interface ReasonChoiceProps {
  reasons: readonly ReportReason[];
  /** None is chosen though one is asked for. */
  invalid: boolean;
}

/** What is wrong: one of the reasons. */
export function ReasonChoice({ reasons, invalid }: ReasonChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{reportsText.whatIsWrong}</legend>
      {reasons.map((reason) => {
        const { label, hint } = reasonLabels[reason];
        return (
          <label
            key={reason}
            className={`flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border-2 bg-white px-3.5 py-2.5 has-checked:border-brick has-checked:bg-brick/6 ${invalid ? 'border-danger' : 'border-cement hover:border-cement-dark'}`}
          >
            <input type="radio" name="reason" value={reason} required className="mt-0.5 size-5 shrink-0 accent-brick" />
            <span>
              <span className="block font-semibold leading-snug">{label}</span>
              <span className="block text-ink-soft text-sm leading-snug">{hint}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
