import { type FormEvent, useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { backOfficeMessages } from '#shared/back-office-messages.ts';
import { limits } from '#shared/limits.ts';
import type { PhoneViewLimit, PhoneViewLimitInput } from '#shared/schemas/settings.ts';

/** The number as it is, to be set to another. */
export function PhoneViewLimitForm({ current: { phone_view_limit, version } }: { current: PhoneViewLimit }) {
  const hydrated = useHydrated();
  const [error, setError] = useState<string>();
  const update = useAdminAction({
    call: (body: PhoneViewLimitInput) => callApi('PUT /settings/phone-view-limit/update', { body }),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = String(new FormData(event.currentTarget).get('phone_view_limit')).trim();
    const limit = Number(entered);
    const isLimit = /^\d+$/.test(entered) && limit <= limits.largestPhoneViewLimit;
    setError(isLimit ? undefined : backOfficeMessages.phoneViewLimitRange);
    if (isLimit) void update.run({ phone_view_limit: limit, version });
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {update.conflict && <EditConflict onReload={update.reload} />}
      <Field
        label="Phone numbers a day"
        hint={`A whole number from 0 to ${limits.largestPhoneViewLimit}.`}
        error={error ?? update.errors.phone_view_limit}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="number"
            name="phone_view_limit"
            min={0}
            max={limits.largestPhoneViewLimit}
            step={1}
            defaultValue={phone_view_limit}
            onInput={() => setError(undefined)}
            className={`${inputClass} max-w-40 tabular-nums`}
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={update.isBusy()} disabled={!hydrated}>
          Update
        </Button>
      </div>
    </form>
  );
}
