import { useEffect } from 'react';
import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { makePasskey, preparePasskeys, requirePasskeys } from '#app/features/second-factor/passkeys.ts';
import { limits } from '#shared/limits.ts';
import { passkeyName } from '#shared/schemas/passkeys.ts';
import { secondFactorText } from '#shared/texts.ts';

interface PasskeyAddFormProps {
  /** @param recoveryCodes those of a first second factor; none otherwise. */
  onAdded: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** A name for a passkey, which the device makes then. */
export function PasskeyAddForm({ onAdded, onClose }: PasskeyAddFormProps) {
  // Some browsers ask the device only for a moment after the press.
  useEffect(preparePasskeys, []);
  const form = useAdminForm({
    schema: passkeyName,
    emptyAtFields: true,
    async call({ name }) {
      requirePasskeys();
      const { options } = await callApi('POST /admin/own/passkey/begin');
      return callApi('POST /admin/own/passkey/add', { body: { name, ...(await makePasskey(options)) } });
    },
    onSaved: ({ recoveryCodes }) => onAdded(recoveryCodes),
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry
        form={form}
        name="name"
        label={secondFactorText.passkeyName}
        hint={secondFactorText.passkeyNameHint}
        maxLength={limits.passkeys.name}
      />
      <FormEnd form={form} save={secondFactorText.addPasskey} onCancel={onClose} />
    </form>
  );
}
