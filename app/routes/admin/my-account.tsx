import { askContext } from '#app/context.ts';
import { OwnPassword } from '#app/features/admins/own-password.tsx';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { roleDuties, roleNames } from '#app/features/back-office/role-names.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { FactorSection } from '#app/features/second-factor/factor-section.tsx';
import { SessionList } from '#app/features/second-factor/session-list.tsx';
import { getOwnAccess } from '#server/features/accounts/own-access/get-own-access.ts';
import { adminsText, backOfficeText, secondFactorText } from '#shared/texts.ts';
import type { Route } from './+types/my-account.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return { access: await ask(({ context, viewer, session }) => getOwnAccess(context, viewer, session)) };
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(secondFactorText.myAccount)) }];

/** How who is signed in signs in, and where they are. */
export default function MyAccount({ loaderData: { access } }: Route.ComponentProps) {
  const { email, role, hasPasswordOfSettings, lacksFactor, sessions } = access;
  return (
    <>
      <AdminHeading title={secondFactorText.myAccount}>
        {!hasPasswordOfSettings && !lacksFactor && (
          <DialogButton
            variant="secondary"
            label={adminsText.changePassword}
            title={adminsText.changePassword}
            description={adminsText.othersEnd}
          >
            {(close) => <OwnPassword email={email} onClose={close} />}
          </DialogButton>
        )}
      </AdminHeading>
      <p className="mb-5 text-ink-soft wrap-anywhere">{`${email} · ${roleNames[role]()}: ${roleDuties[role]()}`}</p>
      <div className="grid max-w-3xl gap-5">
        <FactorSection access={access} />
        {!lacksFactor && <SessionList sessions={sessions} />}
      </div>
    </>
  );
}
