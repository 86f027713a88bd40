import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { ADDRESS_WAYS } from '#shared/check-kinds.ts';
import { limits } from '#shared/limits.ts';
import { addressCheck } from '#shared/schemas/checks.ts';
import { checkOfficeText } from '#shared/texts.ts';

const ways = { visit: () => checkOfficeText.byVisit, letter: () => checkOfficeText.byLetter };

/** Notes how and when the team found a business at its address. */
export function AddressForm({ businessId, onClose }: { businessId: string; onClose: () => void }) {
  const form = useAdminForm({
    schema: addressCheck,
    emptyAtFields: true,
    call: (body) => callApi('POST /admin/checks/address/:id', { params: { id: businessId }, body }),
    onSaved: onClose,
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <Field label={checkOfficeText.how} error={form.errorOf('way')}>
        {(attributes) => (
          <select {...attributes} name="way" required className={inputClass}>
            {ADDRESS_WAYS.map((way) => (
              <option key={way} value={way}>
                {ways[way]()}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CheckedEntry form={form} name="checkedOn" type="date" label={checkOfficeText.day} />
      <CheckedEntry form={form} name="note" label={checkOfficeText.noteForTeam} rows={2} maxLength={limits.checks.note} optional />
      <FormEnd form={form} save={checkOfficeText.save} onCancel={onClose} />
    </form>
  );
}
