import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { AccountFacts } from '#shared/schemas/team-accounts.ts';
import { teamAccountsText } from '#shared/texts.ts';

/** Ends every session of an account, for an owner who asks the team. */
export function SignOutButton({ account: { kind, _id: id, name } }: { account: AccountFacts }) {
  const hydrated = useHydrated();
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy } = useAdminAction({
    call: () => callApi('PUT /admin/account/sign-out/:kind/:id', { params: { kind, id } }),
    after: () => setAsked(false),
  });
  return (
    <>
      <Button variant="secondary" disabled={!hydrated} onClick={() => setAsked(true)} aria-haspopup="dialog">
        {teamAccountsText.signOut}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={teamAccountsText.signOut}
        question={teamAccountsText.askSignOut(name)}
        confirm={teamAccountsText.yesSignOut}
        busy={isBusy()}
        onConfirm={() => void run(undefined)}
      />
    </>
  );
}
