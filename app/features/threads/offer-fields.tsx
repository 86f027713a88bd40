import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import { priceUnits } from '#shared/price-units.ts';
import { choicesText, threadsText } from '#shared/texts.ts';

/** What an answer may say beside its words: a price from–to with what it is for, and a day. */
export function OfferFields({ form }: { form: CheckedForm<string> }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{threadsText.offer}</legend>
      <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-4">
        <CheckedEntry form={form} name="priceFrom" label={threadsText.priceFrom} inputMode="numeric" maxLength={60} optional />
        <CheckedEntry form={form} name="priceTo" label={threadsText.priceTo} inputMode="numeric" maxLength={60} optional />
        <Field label={threadsText.priceIsFor} error={form.errorOf('priceUnit')}>
          {(attributes) => (
            <select {...attributes} name="priceUnit" defaultValue="" className={inputClass}>
              <option value="">{threadsText.chooseUnit}</option>
              {priceUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {threadsText.perUnit(choicesText.unitName(unit))}
                </option>
              ))}
            </select>
          )}
        </Field>
        <CheckedEntry form={form} name="readyOn" label={threadsText.date} type="date" optional />
      </div>
    </fieldset>
  );
}
