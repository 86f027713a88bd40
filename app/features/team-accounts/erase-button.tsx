import { useNavigate } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { type AccountFacts, erasureInput } from '#shared/schemas/team-accounts.ts';
import { teamAccountsText } from '#shared/texts.ts';

interface EraseProps {
  account: AccountFacts;
  /** The list that the account has left then. */
  list: string;
}

/** Deletes an account for somebody who asked the team, once its name was typed again. */
export function EraseButton(props: EraseProps) {
  return (
    <DialogButton
      variant="secondary"
      label={teamAccountsText.erase}
      title={teamAccountsText.eraseAccount}
      description={teamAccountsText.whenAsked}
    >
      {(close) => <EraseForm {...props} onClose={close} />}
    </DialogButton>
  );
}

function EraseForm({ account: { kind, _id: id, name }, list, onClose }: EraseProps & { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useAdminForm({
    schema: erasureInput,
    emptyAtFields: true,
    call: async (body) => {
      const answer = await callApi('DELETE /admin/account/erase/:kind/:id', { params: { kind, id }, body });
      // Before the page is asked for again, which is gone.
      await navigate(list, { replace: true });
      return answer;
    },
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <dl className="grid gap-3">
        <div>
          <dt className="font-semibold">{teamAccountsText.whatGoes}</dt>
          <dd className="text-ink-soft">{kind === 'user' ? teamAccountsText.userGoes : teamAccountsText.businessGoes}</dd>
        </div>
        <div>
          <dt className="font-semibold">{teamAccountsText.whatStays}</dt>
          <dd className="text-ink-soft">{teamAccountsText.ordersStay}</dd>
        </div>
      </dl>
      <p className="font-medium">{teamAccountsText.theyAreMailed}</p>
      <CheckedEntry form={form} name="name" label={teamAccountsText.typeName(name)} autoComplete="off" autoCapitalize="none" />
      <FormEnd form={form} save={teamAccountsText.eraseAccount} onCancel={onClose} />
    </form>
  );
}
