import { Field, inputClass } from '#app/components/field.tsx';
import { sayingsText } from '#shared/texts.ts';

const usual = [
  { weight: 1, label: () => sayingsText.thisTrade },
  { weight: 0.6, label: () => sayingsText.thisTradeOrAnother },
  { weight: 0.3, label: () => sayingsText.perhapsThisTrade },
];

interface WeightFieldProps {
  /** What it is now. */
  weight?: number;
  error: string | undefined;
}

/** How likely a saying means a trade: where it means several, the likeliest comes first. */
export function WeightField({ weight = 1, error }: WeightFieldProps) {
  const isUsual = usual.some((choice) => choice.weight === weight);
  return (
    <Field label={sayingsText.whoSaysItWants} error={error}>
      {(attributes) => (
        <select {...attributes} name="weight" defaultValue={weight} className={inputClass}>
          {!isUsual && <option value={weight}>{sayingsText.asItIs(weight)}</option>}
          {usual.map((choice) => (
            <option key={choice.weight} value={choice.weight}>
              {`${choice.label()} (${choice.weight})`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
