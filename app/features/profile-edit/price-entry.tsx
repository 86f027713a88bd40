import { useId } from 'react';
import { inputClass } from '#app/components/field.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import type { PriceChoice } from '#app/features/profile-edit/use-price-choice.ts';
import { priceUnits } from '#shared/price-units.ts';
import { capitalise } from '#shared/service-name.ts';
import { choicesText, profileEditText } from '#shared/texts.ts';
import { usualUnitOf } from '#shared/usual-units.ts';

type PriceField = 'priceAmount' | 'priceUnit' | 'priceFrom';

interface PriceEntryProps extends PriceChoice {
  form: CheckedForm<PriceField>;
  /** The amount as it is stored. */
  amount: number | null;
  service: string;
}

/** A price that lists can compare, in one row: whether it is the least, rupees, and what they are for. */
export function PriceEntry({ form, amount, service, unit, isFrom, choose }: PriceEntryProps) {
  const id = useId();
  const usual = usualUnitOf(service);
  const error = form.errorOf('priceAmount') ?? form.errorOf('priceUnit') ?? form.errorOf('priceFrom');
  const described = error ? `${id}-hint ${id}-error` : `${id}-hint`;
  const wrong = (field: PriceField) => ({ 'aria-invalid': form.isWrong(field) || undefined, 'aria-describedby': described });
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{profileEditText.priceToCompare}</legend>
      <div className="flex items-center gap-2">
        <label className="flex min-h-12 shrink-0 cursor-pointer items-center gap-2 pr-1">
          <input type="hidden" name="priceFrom" value="no" />
          <input
            type="checkbox"
            name="priceFrom"
            value="yes"
            checked={isFrom}
            onChange={({ currentTarget }) => choose({ isFrom: currentTarget.checked })}
            className="size-5 accent-brick"
          />
          {profileEditText.from}
        </label>
        <input
          {...wrong('priceAmount')}
          name="priceAmount"
          aria-label={profileEditText.amountInRupees}
          placeholder="₹"
          inputMode="numeric"
          maxLength={60}
          defaultValue={amount ?? ''}
          className={`${inputClass} min-w-0 flex-1`}
        />
        <select
          {...wrong('priceUnit')}
          name="priceUnit"
          aria-label={profileEditText.whatAmountIsFor}
          value={unit}
          onChange={({ currentTarget }) => choose({ unit: currentTarget.value })}
          className={`${inputClass} min-w-0 flex-1`}
        >
          <option value="">{profileEditText.noUnit}</option>
          {priceUnits.map((one) => (
            <option key={one} value={one}>
              {profileEditText.per(choicesText.unitName(one))}
            </option>
          ))}
        </select>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
        {usual ? profileEditText.comparedPer(capitalise(service), choicesText.unitName(usual)) : profileEditText.mayStayEmpty}
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
