import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { DialogPanel } from '#app/components/dialog-panel.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { type ResetWay, resetWays } from '#app/features/accounts/forgot-password/reset-ways.ts';
import { LoginName } from '#app/features/accounts/login-name.tsx';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { useLoginName } from '#app/features/accounts/use-login-name.ts';
import { accountsText, commonText } from '#shared/texts.ts';

const loadPasswordSchema = () => import('#shared/schemas/accounts.ts').then(({ passwordProof }) => passwordProof);
const loadCodeSchema = () => import('#shared/schemas/password-reset.ts').then(({ resetCode }) => resetCode);

interface ProofDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onProven: () => void;
}

/** Where a code was mailed to, for somebody who has forgotten the password. */
interface MailedTo {
  way: ResetWay;
  email: string;
}

/** Asks who is signed in for the password, or for a code that is mailed to them. */
export function ProofDialog({ open, onOpenChange, onProven }: ProofDialogProps) {
  const [mailedTo, setMailedTo] = useState<MailedTo>();
  return (
    <DialogPanel
      open={open}
      onOpenChange={onOpenChange}
      title={accountsText.confirmItIsYou}
      description={mailedTo ? accountsText.codeThenWeGoOn : accountsText.thenWeGoOn}
      firstField="password"
    >
      <Steps mailedTo={mailedTo} setMailedTo={setMailedTo} onProven={onProven} />
    </DialogPanel>
  );
}

interface StepsProps extends Pick<ProofDialogProps, 'onProven'> {
  mailedTo: MailedTo | undefined;
  setMailedTo: (to: MailedTo | undefined) => void;
}

function Steps({ mailedTo, setMailedTo, onProven }: StepsProps) {
  // The next time begins with the password again.
  useEffect(() => () => setMailedTo(undefined), [setMailedTo]);
  const account = useAccount();
  const sendCode = useMutation({
    async mutationFn(): Promise<MailedTo> {
      const to: MailedTo =
        account.kind === 'user'
          ? { way: 'user', email: account.user.email }
          : { way: 'supplier', email: (await callApi('GET /contractor/profile')).contractor.email ?? '' };
      await callApi(`POST ${resetWays[to.way].calls}/otp/send`, { body: { email: to.email } });
      return to;
    },
    onSuccess: setMailedTo,
    onError: ({ message }) => notify.error(message),
  });
  return (
    <>
      {mailedTo ? <CodeForm {...mailedTo} onProven={onProven} /> : <PasswordForm onProven={onProven} />}
      <Button variant="quiet" onClick={() => sendCode.mutate()} busy={sendCode.isPending} className="mt-3 w-full">
        {mailedTo ? accountsText.sendNewCode : accountsText.forgotMailMeCode}
      </Button>
    </>
  );
}

function PasswordForm({ onProven }: { onProven: () => void }) {
  const form = useCheckedForm({
    loadSchema: loadPasswordSchema,
    emptyAtFields: true,
    send: (body) => callApi('POST /account/prove', { body }),
    onSent: onProven,
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <LoginName name={useLoginName()} />
      <PasswordField form={form} name="password" label={accountsText.currentPassword} autoComplete="current-password" />
      <SubmitRow form={form} label={commonText.continueOn} busyLabel={accountsText.verifying} />
    </form>
  );
}

function CodeForm({ way, email, onProven }: MailedTo & { onProven: () => void }) {
  const form = useCheckedForm({
    loadSchema: loadCodeSchema,
    emptyAtFields: true,
    extra: { email },
    send: (body) => callApi(`POST ${resetWays[way].calls}/otp/verify`, { body }),
    onSent: onProven,
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <p role="status" className="wrap-anywhere">
        {accountsText.proofCodeOnItsWay(email)}
      </p>
      <CheckedEntry form={form} name="otp" label={accountsText.otp} type="text" inputMode="numeric" autoComplete="one-time-code" />
      <SubmitRow form={form} label={commonText.continueOn} busyLabel={accountsText.verifying} />
    </form>
  );
}
