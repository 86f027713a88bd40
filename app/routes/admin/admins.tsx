import { UserPlus } from '#app/components/icons.ts';
import { askContext } from '#app/context.ts';
import { AddAdmin } from '#app/features/admins/add-admin.tsx';
import { AdminList } from '#app/features/admins/admin-list.tsx';
import { DemandSwitch } from '#app/features/admins/demand-switch.tsx';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { listTeam } from '#server/features/accounts/admins/list-team.ts';
import { isFactorDemanded } from '#server/features/accounts/second-factor/demand-factor.ts';
import { adminsText, backOfficeText } from '#shared/texts.ts';
import type { Route } from './+types/admins.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const admins = await ask(({ context, viewer }) => listTeam(context, viewer));
  return { admins, isDemanded: await ask(({ context, viewer }) => isFactorDemanded(context, viewer)) };
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(backOfficeText.admins)) }];

/** Who may open the back office, and how they sign in. */
export default function Admins({ loaderData: { admins, isDemanded } }: Route.ComponentProps) {
  const label = (
    <>
      <UserPlus aria-hidden className="size-5" />
      <span>{adminsText.addAdmin}</span>
    </>
  );
  return (
    <>
      <AdminHeading title={backOfficeText.admins}>
        <DialogButton label={label} title={adminsText.addAdmin} description={adminsText.theyAreMailed}>
          {(close) => <AddAdmin onClose={close} />}
        </DialogButton>
      </AdminHeading>
      <p className="mb-5 max-w-3xl text-ink-soft">{adminsText.whatAdminsDo}</p>
      <AdminList admins={admins} />
      <DemandSwitch isOn={isDemanded} />
    </>
  );
}
