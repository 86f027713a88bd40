import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { limits } from '#shared/limits.ts';
import { type OwnPasskey, passkeyName } from '#shared/schemas/passkeys.ts';
import { secondFactorText } from '#shared/texts.ts';

/** Another name for a passkey. */
export function PasskeyNameForm({ passkey: { _id, name }, onClose }: { passkey: Pick<OwnPasskey, '_id' | 'name'>; onClose: () => void }) {
  const form = useAdminForm({
    schema: passkeyName,
    emptyAtFields: true,
    call: (body) => callApi('PUT /admin/own/passkey/:id', { params: { id: _id }, body }),
    onSaved: onClose,
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry form={form} name="name" label={secondFactorText.passkeyName} defaultValue={name} maxLength={limits.passkeys.name} />
      <FormEnd form={form} save={secondFactorText.renamePasskey} onCancel={onClose} />
    </form>
  );
}
