import { correctionFieldNames } from '#shared/correction-field-names.ts';
import { CORRECTION_FIELDS, type CorrectionField } from '#shared/correction-fields.ts';
import { correctionsText } from '#shared/texts.ts';

interface FieldChoiceProps {
  chosen: CorrectionField | undefined;
  error: string | undefined;
  disabled: boolean;
  onChoose: (field: CorrectionField) => void;
}

/** What is wrong with an entry: one thing. */
export function FieldChoice({ chosen, error, disabled, onChoose }: FieldChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{correctionsText.whatIsWrong}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-3">
        {CORRECTION_FIELDS.map((field) => (
          <label key={field} className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="field"
              value={field}
              checked={field === chosen}
              disabled={disabled}
              onChange={() => onChoose(field)}
              className="size-5 shrink-0 accent-brick"
            />
            <span className="min-w-0 wrap-anywhere">{correctionFieldNames[field]()}</span>
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
