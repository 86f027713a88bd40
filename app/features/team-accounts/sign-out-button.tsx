import { callApi } from '#app/api/client.ts';
import { AskedButton } from '#app/features/back-office/asked-button.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { AccountFacts } from '#shared/schemas/team-accounts.ts';
import { teamAccountsText } from '#shared/texts.ts';

/** Ends every session of an account, for an owner who asks the team. */
export function SignOutButton({ account: { kind, _id: id, name } }: { account: AccountFacts }) {
  const { run, isBusy } = useAdminAction({
    call: () => callApi('PUT /admin/account/sign-out/:kind/:id', { params: { kind, id } }),
  });
  return (
    <AskedButton
      variant="secondary"
      label={teamAccountsText.signOut}
      title={teamAccountsText.signOut}
      question={teamAccountsText.askSignOut(name)}
      confirm={teamAccountsText.yesSignOut}
      busy={isBusy()}
      onConfirm={() => void run(undefined)}
    />
  );
}
