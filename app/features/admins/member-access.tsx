import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { TeamAdmin } from '#shared/schemas/admins.ts';
import { secondFactorText } from '#shared/texts.ts';

/** Ends somebody's sessions, and turns the second factor off for who has lost it. */
export function MemberAccess({ admin: { _id: id, email, hasFactor, sessions } }: { admin: TeamAdmin }) {
  const hydrated = useHydrated();
  const [isAsked, setAsked] = useState(false);
  const signOut = useAdminAction({ call: () => callApi('PUT /admin/admin/sign-out/:id', { params: { id } }) });
  const takeOff = useAdminAction({
    call: () => callApi('DELETE /admin/admin/factor/:id', { params: { id } }),
    after: () => setAsked(false),
  });
  return (
    <>
      {sessions > 0 && (
        <Button variant="quiet" size="sm" disabled={!hydrated} busy={signOut.isBusy()} onClick={() => void signOut.run(undefined)}>
          {withHidden(secondFactorText.signOut, email)}
        </Button>
      )}
      {hasFactor && (
        <Button variant="quiet" size="sm" disabled={!hydrated} onClick={() => setAsked(true)}>
          {withHidden(secondFactorText.takeOff, email)}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={secondFactorText.takeOffCode}
        question={secondFactorText.reallyTakeOff(email)}
        confirm={secondFactorText.yesTakeOff}
        busy={takeOff.isBusy()}
        onConfirm={() => void takeOff.run(undefined)}
      />
    </>
  );
}
