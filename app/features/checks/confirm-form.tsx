import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { limits } from '#shared/limits.ts';
import { checkConfirmation, type WaitingCheck } from '#shared/schemas/checks.ts';
import { checkOfficeText } from '#shared/texts.ts';

interface ConfirmFormProps {
  check: WaitingCheck;
  onSend: () => void;
  onClose: () => void;
}

/** Confirms a number, once both the name and the state were compared. */
export function ConfirmForm({ check: { _id, business }, onSend, onClose }: ConfirmFormProps) {
  const [same, setSame] = useState({ sameName: false, sameState: false });
  const form = useAdminForm({
    schema: checkConfirmation,
    emptyAtFields: true,
    // What is not ticked is sent as it is, and refused by the schema.
    extra: { decision: 'confirm', version: business.version, sameName: same.sameName as true, sameState: same.sameState as true },
    call(body) {
      onSend();
      return callApi('PUT /admin/checks/:id', { params: { id: _id }, body });
    },
    onSaved: onClose,
  });
  const boxes = [
    { name: 'sameName', label: checkOfficeText.sameName(business.name) },
    { name: 'sameState', label: checkOfficeText.sameState(business.state) },
  ] as const;
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <div className="grid gap-1">
        {boxes.map(({ name, label }) => (
          <div key={name}>
            <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
              <input
                type="checkbox"
                name={name}
                checked={same[name]}
                onChange={({ target }) => {
                  setSame({ ...same, [name]: target.checked });
                  form.forgive(name);
                }}
                className="mt-0.5 size-5 shrink-0 accent-brick"
              />
              <span className="min-w-0 wrap-anywhere">{label}</span>
            </label>
            {form.errorOf(name) && (
              <p role="alert" className="font-medium text-danger text-sm">
                {form.errorOf(name)}
              </p>
            )}
          </div>
        ))}
      </div>
      <CheckedEntry form={form} name="note" label={checkOfficeText.noteForTeam} rows={2} maxLength={limits.checks.note} optional />
      <FormEnd form={form} save={checkOfficeText.confirm} onCancel={onClose} />
    </form>
  );
}
