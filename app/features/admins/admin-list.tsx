import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { EmailText } from '#app/components/email-text.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { MemberAccess } from '#app/features/admins/member-access.tsx';
import { RoleForm } from '#app/features/admins/role-form.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { RemoveButton } from '#app/features/back-office/asked-button.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { roleNames } from '#app/features/back-office/role-names.ts';
import { TableRow } from '#app/features/back-office/table-row.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { TeamAdmin } from '#shared/schemas/admins.ts';
import { adminsText, commonText, secondFactorText } from '#shared/texts.ts';

/** The whole team: whether they can sign in, and what can be done with each. */
export function AdminList({ admins }: { admins: readonly TeamAdmin[] }) {
  const hydrated = useHydrated();
  const removal = useAdminAction({ call: (id: string) => callApi('DELETE /admin/admin/remove/:id', { params: { id } }) });
  const link = useAdminAction({ call: (id: string) => callApi('POST /admin/admin/link/:id', { params: { id } }) });
  const { place, willChange } = useKeptFocus<HTMLDivElement>(admins);
  return (
    <AdminTable
      place={place}
      label={adminsText.admins}
      columns={[adminsText.email, adminsText.role, adminsText.signIn, adminsText.since, commonText.action]}
      empty={adminsText.noAdmins}
    >
      {admins.map((admin) => (
        <TableRow key={admin._id}>
          <td>
            <AdminName admin={admin} />
          </td>
          <td className="whitespace-nowrap">{roleNames[admin.role]()}</td>
          <td>
            <AdminAccess admin={admin} />
          </td>
          <td>
            <time dateTime={admin.createdAt}>{showMoment(admin.createdAt)}</time>
          </td>
          <td>
            <div className="-ml-4 flex flex-wrap">
              {!admin.hasPassword && (
                <Button
                  variant="quiet"
                  size="sm"
                  busy={link.isBusy(admin._id)}
                  disabled={!hydrated}
                  onClick={() => void link.run(admin._id, admin._id)}
                >
                  {withHidden(adminsText.mailLinkTo, admin.email)}
                </Button>
              )}
              {!admin.isSelf && !admin.isOfSettings && (
                <DialogButton
                  quiet
                  label={withHidden(adminsText.changeRoleOf, admin.email)}
                  title={adminsText.changeRole}
                  description={adminsText.roleCountsAtOnce}
                >
                  {(close) => <RoleForm admin={admin} onClose={close} />}
                </DialogButton>
              )}
              {!admin.isSelf && <MemberAccess admin={admin} />}
              {!admin.isOfSettings && (
                <RemoveButton
                  label={withHidden(adminsText.removeThis, admin.email)}
                  title={adminsText.removeAdmin}
                  question={admin.isSelf ? adminsText.reallyRemoveSelf : adminsText.reallyRemove(admin.email)}
                  confirm={adminsText.yesRemove}
                  busy={removal.isBusy(admin._id)}
                  onConfirm={() => {
                    willChange();
                    void removal.run(admin._id, admin._id);
                  }}
                />
              )}
            </div>
          </td>
        </TableRow>
      ))}
    </AdminTable>
  );
}

function AdminName({ admin: { email, isSelf, isOfSettings } }: { admin: TeamAdmin }) {
  return (
    <div className="wrap-anywhere">
      <p className="font-semibold">
        <EmailText email={email} />
      </p>
      {isSelf && <p className="text-ink-soft text-sm">{adminsText.thatIsYou}</p>}
      {isOfSettings && <p className="text-ink-soft text-sm">{adminsText.ofSettings}</p>}
    </div>
  );
}

function AdminAccess({ admin: { hasPassword, hasFactor, sessions, linkEndsAt } }: { admin: TeamAdmin }) {
  if (!hasPassword)
    return (
      <div>
        <p className="font-semibold text-danger">{adminsText.noPasswordYet}</p>
        <p className="text-ink-soft text-sm">{linkEndsAt ? adminsText.linkUntil(showMoment(linkEndsAt)) : adminsText.linkOver}</p>
      </div>
    );
  return (
    <div>
      <p>{sessions === 0 ? adminsText.nowhere : adminsText.inPlaces(sessions)}</p>
      <p className="text-ink-soft text-sm">{hasFactor ? secondFactorText.codesOn : secondFactorText.codesOff}</p>
    </div>
  );
}
