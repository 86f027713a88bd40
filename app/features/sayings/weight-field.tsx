import { Field, inputClass } from '#app/components/field.tsx';

const usual = [
  { weight: 1, label: 'This trade' },
  { weight: 0.6, label: 'This trade, or another rather' },
  { weight: 0.3, label: 'Perhaps this trade' },
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
    <Field label="Who says it wants" error={error}>
      {(attributes) => (
        <select {...attributes} name="weight" defaultValue={weight} className={inputClass}>
          {!isUsual && <option value={weight}>{`As it is (${weight})`}</option>}
          {usual.map((choice) => (
            <option key={choice.weight} value={choice.weight}>
              {`${choice.label} (${choice.weight})`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
