import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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
import type { ViewerAccount } from '#app/features/accounts/use-account.ts';
import { useLoginName } from '#app/features/accounts/use-login-name.ts';
import { useProver } from '#app/features/accounts/use-prover.ts';
import { type CodeOnItsWay, CodeStep, codeOnItsWay } from '#app/features/phone-codes/code-step.tsx';
import { CodeEntry } from '#app/features/second-factor/code-entry.tsx';
import { type FactorWays, waysAfter } from '#app/features/second-factor/factor-ways.ts';
import { PasskeyButton } from '#app/features/second-factor/passkey-button.tsx';
import type { CodeWay } from '#shared/schemas/phone-codes.ts';
import { accountsText, commonText, phoneCodesText, secondFactorText } from '#shared/texts.ts';

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

/** Where a code went, by mail or to the phone. */
type Sent = { mailed: MailedTo } | { phoned: CodeOnItsWay };

/** Asks who is signed in for the password, or for a code that is mailed to them or sent to their phone; the team for the password, and a code or a passkey where one is asked for at sign-in. */
export function ProofDialog({ open, onOpenChange, onProven }: ProofDialogProps) {
  const [sent, setSent] = useState<Sent>();
  const hasPassword = useHasPassword();
  return (
    <DialogPanel
      open={open}
      onOpenChange={onOpenChange}
      title={accountsText.confirmItIsYou}
      description={describe(sent, hasPassword)}
      firstField="password"
    >
      <Steps sent={sent} setSent={setSent} onProven={onProven} />
    </DialogPanel>
  );
}

function describe(sent: Sent | undefined, hasPassword: boolean) {
  if (sent && 'mailed' in sent) return accountsText.codeThenWeGoOn;
  return sent || !hasPassword ? phoneCodesText.proveByCode : accountsText.thenWeGoOn;
}

/** Whoever came by a code has none until they set one. */
function useHasPassword(): boolean {
  const account = useProver();
  if (account.kind === 'user') return account.user.hasPassword ?? true;
  return account.kind === 'contractor' ? (account.contractor.hasPassword ?? true) : true;
}

interface StepsProps extends Pick<ProofDialogProps, 'onProven'> {
  sent: Sent | undefined;
  setSent: (sent: Sent | undefined) => void;
}

/** How whoever is signed in can be reached; of a business that is asked for, as no other part of a page needs it. */
async function findContact(account: ViewerAccount): Promise<{ way: ResetWay; email: string; phoneNo: string }> {
  if (account.kind === 'user') return { way: 'user', email: account.user.email ?? '', phoneNo: account.user.phoneNo ?? '' };
  const { email, phoneNo } = (await callApi('GET /contractor/profile')).contractor;
  return { way: 'supplier', email, phoneNo };
}

const sendToPhone = (body: { phoneNo: string; by?: CodeWay }) => callApi('POST /account/phone/code/send', { body });

function Steps({ sent, setSent, onProven }: StepsProps) {
  // The next time begins with the password again.
  useEffect(() => () => setSent(undefined), [setSent]);
  const account = useProver();
  const hasPassword = useHasPassword();
  const sendCode = useMutation({
    async mutationFn(by: 'mail' | 'phone'): Promise<Sent> {
      const { way, email, phoneNo } = await findContact(account);
      if (by === 'phone') return { phoned: codeOnItsWay(phoneNo, await sendToPhone({ phoneNo })) };
      await callApi(`POST ${resetWays[way].calls}/otp/send`, { body: { email } });
      return { mailed: { way, email } };
    },
    onError: ({ message }) => notify.error(message),
  });
  // What comes once the dialog was closed is not the next one's beginning: these callbacks end with the steps.
  const send = (by: 'mail' | 'phone') => sendCode.mutate(by, { onSuccess: setSent });
  const byMail = account.kind === 'user' ? account.user.email !== null : account.kind === 'contractor' && hasPassword;
  const byPhone = account.kind === 'user' ? account.user.phoneNo !== undefined : account.kind === 'contractor';
  if (sent && 'phoned' in sent) {
    return (
      <CodeStep
        purpose="account"
        begun={sent.phoned}
        send={sendToPhone}
        verify={(body) => callApi('POST /account/phone/code/verify', { body })}
        onVerified={onProven}
        label={commonText.continueOn}
      />
    );
  }
  return (
    <>
      {sent && <CodeForm {...sent.mailed} onProven={onProven} />}
      {!sent && hasPassword && <PasswordForm onProven={onProven} />}
      {byMail && (
        <Button variant="quiet" onClick={() => send('mail')} busy={sendCode.isPending} className="mt-3 w-full">
          {sent ? accountsText.sendNewCode : accountsText.forgotMailMeCode}
        </Button>
      )}
      {byPhone && (
        <Button
          variant={hasPassword || sent ? 'quiet' : 'primary'}
          onClick={() => send('phone')}
          busy={sendCode.isPending}
          className="mt-1 w-full"
        >
          {phoneCodesText.codeOnPhone}
        </Button>
      )}
    </>
  );
}

function PasswordForm({ onProven }: { onProven: () => void }) {
  const [ways, setWays] = useState<FactorWays>();
  const typed = useRef('');
  const form = useCheckedForm({
    loadSchema: loadPasswordSchema,
    emptyAtFields: true,
    send(body) {
      typed.current = body.password;
      return callApi('POST /account/prove', { body });
    },
    onSent: onProven,
    onFailure: (failure) => setWays((before) => waysAfter(failure) ?? before),
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <LoginName name={useLoginName()} />
      <PasswordField form={form} name="password" label={accountsText.currentPassword} autoComplete="current-password" />
      {ways?.passkey && (
        <PasskeyButton
          ask={() => callApi('POST /admin/own/passkey/ask')}
          send={(passkey) => callApi('POST /account/prove', { body: { password: typed.current, passkey } })}
          onSent={onProven}
        />
      )}
      {ways && (
        <CodeEntry
          form={form}
          label={ways.app ? secondFactorText.code : secondFactorText.recoveryCode}
          hint={ways.app ? secondFactorText.codeToProve : secondFactorText.recoveryToProve}
        />
      )}
      <SubmitRow
        form={form}
        label={commonText.continueOn}
        busyLabel={accountsText.verifying}
        variant={ways?.passkey ? 'secondary' : 'primary'}
      />
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
