import { callApi } from '#app/api/client.ts';
import { RoleChoice } from '#app/features/admins/role-choice.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { roleChange, type TeamAdmin } from '#shared/schemas/admins.ts';
import { adminsText } from '#shared/texts.ts';

/** Another role for somebody of the team. */
export function RoleForm({ admin: { _id: id, role }, onClose }: { admin: TeamAdmin; onClose: () => void }) {
  const form = useAdminForm({
    schema: roleChange,
    call: (body) => callApi('PUT /admin/admin/role/:id', { params: { id }, body }),
    onSaved: onClose,
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <RoleChoice chosen={role} />
      <FormEnd form={form} save={adminsText.changeRole} onCancel={onClose} />
    </form>
  );
}
