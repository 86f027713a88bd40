import { useState } from 'react';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { LocationField } from '#app/features/places/location-field.tsx';
import { ServiceOptions } from '#app/features/sayings/service-options.tsx';
import { WeightField } from '#app/features/sayings/weight-field.tsx';
import { limits } from '#shared/limits.ts';
import type { Service } from '#shared/schemas/catalogue.ts';
import { sayingInput } from '#shared/schemas/sayings.ts';
import { catalogueMessages, commonText, sayingsText } from '#shared/texts.ts';

interface SayingFormProps {
  services: Service[];
  /** What is proposed as the saying. */
  saying?: string;
  onClose: () => void;
}

/** Has a saying mean a trade or a place. */
export function SayingForm({ services, saying = '', onClose }: SayingFormProps) {
  const [meansPlace, setMeansPlace] = useState(false);
  const [place, setPlace] = useState<{ city: string; state: string }>();
  /** A business is called so: pressing the button again adds the saying all the same. */
  const [warning, setWarning] = useState<{ saying: unknown; message: string }>();
  const form = useAdminForm({
    schema: sayingInput,
    emptyAtFields: ['service', 'city'],
    extra: meansPlace ? { city: place?.city, state: place?.state } : {},
    saidAt: meansPlace ? { service: 'city', state: 'city' } : {},
    call: (entries, sendKey) =>
      callApi('POST /admin/saying/add', { body: { ...entries, confirmed: warning?.saying === entries.saying }, sendKey }).catch(
        (failure) => {
          if (failure instanceof ApiFailure && failure.code === 'saying_is_name') {
            setWarning({ saying: entries.saying, message: failure.message });
          }
          throw failure;
        },
      ),
    failed: catalogueMessages.somethingWentWrong,
    onSaved: onClose,
  });
  const choose = (isPlace: boolean) => {
    setMeansPlace(isPlace);
    form.forgive('service', 'city');
  };
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry
        form={form}
        name="saying"
        label={sayingsText.whatPeopleSay}
        hint={sayingsText.eitherScript}
        defaultValue={saying}
        maxLength={limits.sayings.longestSaying}
        autoComplete="off"
        autoCapitalize="none"
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-semibold text-sm">{sayingsText.itMeans}</legend>
        <div className="flex flex-wrap gap-x-6">
          {[false, true].map((isPlace) => (
            <label key={String(isPlace)} className="flex min-h-11 items-center gap-2.5">
              <input type="radio" checked={meansPlace === isPlace} onChange={() => choose(isPlace)} className="size-5 accent-brick" />
              <span>{isPlace ? sayingsText.aPlace : sayingsText.aTrade}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {meansPlace ? (
        // The suggestions stand below the field and within the dialog.
        <div className="min-h-88">
          <LocationField
            label={commonText.city}
            name="city"
            error={form.errorOf('city')}
            hasRoomBelow
            onChoose={(chosen) => {
              setPlace(chosen);
              form.forgive('city');
            }}
          />
        </div>
      ) : (
        <>
          <Field label={sayingsText.trade} error={form.errorOf('service')}>
            {(attributes) => (
              <select {...attributes} name="service" required defaultValue="" className={inputClass}>
                <option value="">{sayingsText.chooseTrade}</option>
                <ServiceOptions services={services} />
              </select>
            )}
          </Field>
          <WeightField error={form.errorOf('weight')} />
        </>
      )}
      {warning && (
        <p role="status" className="rounded-xl border-2 border-amber bg-amber/8 p-4">
          {sayingsText.addAllTheSame(warning.message)}
        </p>
      )}
      <FormEnd form={form} save={sayingsText.add} onCancel={onClose} />
    </form>
  );
}
