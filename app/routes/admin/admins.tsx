import { UserPlus } from '#app/components/icons.ts';
import { askContext } from '#app/context.ts';
import { AddAdmin } from '#app/features/admins/add-admin.tsx';
import { AdminList } from '#app/features/admins/admin-list.tsx';
import { OwnPassword } from '#app/features/admins/own-password.tsx';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { listTeam } from '#server/features/accounts/admins/list-team.ts';
import { adminsText, backOfficeText } from '#shared/texts.ts';
import type { Route } from './+types/admins.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return { admins: await ask(({ context, viewer }) => listTeam(context, viewer)) };
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(backOfficeText.admins)) }];

/** Who may open the back office; the admin's own password. */
export default function Admins({ loaderData: { admins } }: Route.ComponentProps) {
  const self = admins.find(({ isSelf }) => isSelf);
  const label = (
    <>
      <UserPlus aria-hidden className="size-5" />
      <span>{adminsText.addAdmin}</span>
    </>
  );
  return (
    <>
      <AdminHeading title={backOfficeText.admins}>
        {self && !self.hasPasswordOfSettings && (
          <DialogButton
            variant="secondary"
            label={adminsText.changePassword}
            title={adminsText.changePassword}
            description={adminsText.othersEnd}
          >
            {(close) => <OwnPassword email={self.email} onClose={close} />}
          </DialogButton>
        )}
        <DialogButton label={label} title={adminsText.addAdmin} description={adminsText.theyAreMailed}>
          {(close) => <AddAdmin onClose={close} />}
        </DialogButton>
      </AdminHeading>
      <p className="mb-5 max-w-3xl text-ink-soft">{adminsText.whatAdminsDo}</p>
      <AdminList admins={admins} />
    </>
  );
}
