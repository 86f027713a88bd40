import { callApi } from '#app/api/client.ts';
import { AskedButton } from '#app/features/back-office/asked-button.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { ReasonForm } from '#app/features/back-office/reason-form.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { limits } from '#shared/limits.ts';
import { type AccountFacts, blockInput } from '#shared/schemas/team-accounts.ts';
import { teamAccountsText } from '#shared/texts.ts';

interface BlockProps {
  account: AccountFacts;
}

/** Shuts somebody out of their account, or lets them in again. */
export function BlockButton({ account }: BlockProps) {
  if (account.block) return <Unblock account={account} />;
  return (
    <DialogButton label={teamAccountsText.block} title={teamAccountsText.blockAccount} description={teamAccountsText.whatBlockDoes}>
      {(close) => <BlockForm account={account} onClose={close} />}
    </DialogButton>
  );
}

function BlockForm({ account: { kind, _id: id }, onClose }: BlockProps & { onClose: () => void }) {
  return (
    <ReasonForm
      schema={blockInput}
      call={(body) => callApi('PUT /admin/account/block/:kind/:id', { params: { kind, id }, body })}
      label={teamAccountsText.blockReason}
      hint={teamAccountsText.onlyTeamReads}
      maxLength={limits.blockReason}
      save={teamAccountsText.blockAccount}
      onClose={onClose}
    >
      {kind === 'business' && <p className="text-ink-soft">{teamAccountsText.listingStays}</p>}
    </ReasonForm>
  );
}

function Unblock({ account: { kind, _id: id, name } }: BlockProps) {
  const { run, isBusy } = useAdminAction({
    call: () => callApi('PUT /admin/account/unblock/:kind/:id', { params: { kind, id } }),
  });
  return (
    <AskedButton
      label={teamAccountsText.unblock}
      title={teamAccountsText.unblockAccount}
      question={teamAccountsText.askUnblock(name)}
      confirm={teamAccountsText.yesUnblock}
      busy={isBusy()}
      onConfirm={() => void run(undefined)}
    />
  );
}
