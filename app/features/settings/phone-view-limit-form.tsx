import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { limits } from '#shared/limits.ts';
import { type PhoneViewLimit, phoneViewLimitForm } from '#shared/schemas/settings.ts';
import { settingsText } from '#shared/texts.ts';

/** The number as it is, to be set to another. */
export function PhoneViewLimitForm({ current: { phone_view_limit, version } }: { current: PhoneViewLimit }) {
  const hydrated = useHydrated();
  const form = useAdminForm({
    schema: phoneViewLimitForm,
    emptyAtFields: true,
    call: (entries) =>
      callApi('PUT /settings/phone-view-limit/update', { body: { phone_view_limit: Number(entries.phone_view_limit), version } }),
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-4">
      {form.conflict && <EditConflict onReload={form.reload} />}
      <Field
        label={settingsText.phoneNumbersADay}
        hint={settingsText.wholeNumberUpTo(limits.largestPhoneViewLimit)}
        error={form.errorOf('phone_view_limit')}
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
            className={`${inputClass} max-w-40 tabular-nums`}
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={form.sending} disabled={!hydrated}>
          {settingsText.update}
        </Button>
      </div>
    </form>
  );
}
