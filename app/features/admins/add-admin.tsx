import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { RoleChoice } from '#app/features/admins/role-choice.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { newAdmin } from '#shared/schemas/admins.ts';
import { adminsText } from '#shared/texts.ts';

/** Asks for the address of somebody who comes into the team, and what for. */
export function AddAdmin({ onClose }: { onClose: () => void }) {
  const form = useAdminForm({
    schema: newAdmin,
    emptyAtFields: true,
    call: (body) => callApi('POST /admin/admin/add', { body }),
    onSaved: onClose,
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry form={form} name="email" label={adminsText.email} inputMode="email" autoComplete="off" autoCapitalize="none" />
      <RoleChoice chosen="moderator" />
      <FormEnd form={form} save={adminsText.addAdmin} onCancel={onClose} />
    </form>
  );
}
