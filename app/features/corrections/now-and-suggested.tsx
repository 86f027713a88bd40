import { showValue } from '#app/features/corrections/show-value.ts';
import { correctionFieldNames } from '#shared/correction-field-names.ts';
import type { CorrectionField } from '#shared/correction-fields.ts';
import { correctionsText } from '#shared/texts.ts';

interface NowAndSuggestedProps {
  field: CorrectionField;
  shown: string;
  value: string;
}

/** A field as it is and as somebody says that it should be; of a business that is closed, only that. */
export function NowAndSuggested({ field, shown, value }: NowAndSuggestedProps) {
  if (field === 'closed') return <p className="font-semibold">{correctionFieldNames.closed()}</p>;
  return (
    <>
      <p className="font-semibold text-sm">{correctionFieldNames[field]()}</p>
      <dl className="mt-1 grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <Side label={correctionsText.isNow} value={showValue(field, shown)} look="text-ink-soft" />
        <Side label={correctionsText.suggested} value={showValue(field, value)} look="font-semibold" />
      </dl>
    </>
  );
}

function Side({ label, value, look }: { label: string; value: string; look: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-xs">{label}</dt>
      <dd className={`wrap-anywhere ${look}`}>{value}</dd>
    </div>
  );
}
