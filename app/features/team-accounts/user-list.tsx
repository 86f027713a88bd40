import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { EmailText } from '#app/components/email-text.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { IndiaTime } from '#app/components/india-time.tsx';
import { Link } from '#app/components/link.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { ChooseBox } from '#app/features/back-office/several/choose-box.tsx';
import { NotDoneList } from '#app/features/back-office/several/not-done-list.tsx';
import { SelectionBar } from '#app/features/back-office/several/selection-bar.tsx';
import { useChosen } from '#app/features/back-office/several/use-chosen.ts';
import { useSeveral } from '#app/features/back-office/several/use-several.ts';
import { limits } from '#shared/limits.ts';
import type { ListedUser } from '#shared/schemas/back-office-lists.ts';
import { accountsText, backOfficeMessages, plansText, teamAccountsText, usersText } from '#shared/texts.ts';

interface UserListProps {
  users: readonly ListedUser[];
  /** Said when there is none. */
  empty: string;
}

/** People with a user account: several can be blocked, or signed out, at once. */
export function UserList({ users, empty }: UserListProps) {
  const hydrated = useHydrated();
  const { chosen, isChosen, choose, chooseAll } = useChosen(users.map(({ _id }) => _id));
  const { run, left, notDone } = useSeveral();
  const [asked, setAsked] = useState<'block' | 'sign_out'>();
  const named = users.filter(({ _id }) => chosen.includes(_id)).map(({ _id: id, userName: name }) => ({ id, name }));

  async function block(reason: string) {
    await run(named, (id) => callApi('PUT /admin/account/block/:kind/:id', { params: { kind: 'user', id }, body: { reason } }));
    setAsked(undefined);
  }

  async function signOut() {
    await run(named, (id) => callApi('PUT /admin/account/sign-out/:kind/:id', { params: { kind: 'user', id } }));
    setAsked(undefined);
  }

  return (
    <>
      {users.length > 1 && (
        <SelectionBar selected={chosen.length} shown={users.length} onAll={chooseAll}>
          {(['block', 'sign_out'] as const).map((act) => (
            <Button
              key={act}
              size="sm"
              variant="secondary"
              disabled={!hydrated || chosen.length === 0}
              onClick={() => setAsked(act)}
              aria-haspopup="dialog"
            >
              {act === 'block' ? usersText.blockChosen : usersText.signOutChosen}
            </Button>
          ))}
        </SelectionBar>
      )}
      <NotDoneList notDone={notDone} />
      <AdminTable
        label={usersText.users}
        columns={[accountsText.userName, usersText.emailAddress, plansText.plan, usersText.reviews, usersText.since]}
        empty={empty}
      >
        {users.map(({ _id, userName, email, phoneNo, plan, reviews, createdAt }) => (
          <tr key={_id}>
            <td>
              <div className="flex items-center gap-3">
                {users.length > 1 && <ChooseBox name={userName} is={isChosen(_id)} onChange={(is) => choose(_id, is)} />}
                <Link to={`/admin/users/${_id}`} className="font-semibold text-brick underline underline-offset-4 wrap-anywhere">
                  {userName}
                </Link>
              </div>
            </td>
            <td>{email ? <EmailText email={email} /> : phoneNo}</td>
            <td>{plan === 'one_time' ? plansText.oneTimePlan : plansText.free}</td>
            <td className="tabular-nums">{reviews}</td>
            <td>
              <IndiaTime at={createdAt} />
            </td>
          </tr>
        ))}
      </AdminTable>
      {asked === 'block' && (
        <BlockDialog users={named.length} busy={left > 0} onClose={() => setAsked(undefined)} onConfirm={(reason) => void block(reason)} />
      )}
      <ConfirmDialog
        open={asked === 'sign_out'}
        onOpenChange={() => setAsked(undefined)}
        title={usersText.signOutMany(named.length)}
        question={usersText.askSignOutMany}
        confirm={teamAccountsText.yesSignOut}
        busy={left > 0}
        onConfirm={() => void signOut()}
      />
    </>
  );
}

interface BlockDialogProps {
  users: number;
  busy: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks why several accounts are blocked. */
function BlockDialog({ users, busy, onClose, onConfirm }: BlockDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={usersText.blockMany(users)}
      question={teamAccountsText.whatBlockDoes}
      confirm={teamAccountsText.block}
      busy={busy}
      onConfirm={() => (reason.trim() ? onConfirm(reason) : setMissing(true))}
    >
      <Field
        label={teamAccountsText.blockReason}
        hint={teamAccountsText.onlyTeamReads}
        error={isMissing && !reason.trim() ? backOfficeMessages.blockReasonRequired : undefined}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={3}
            maxLength={limits.blockReason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            className={inputClass}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
