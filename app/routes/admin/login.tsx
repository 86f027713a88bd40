import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { viewerContext } from '#app/context.ts';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { DoorPage } from '#app/features/back-office/door-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { CodeEntry } from '#app/features/second-factor/code-entry.tsx';
import { type FactorWays, waysAfter } from '#app/features/second-factor/factor-ways.ts';
import { PasskeyButton } from '#app/features/second-factor/passkey-button.tsx';
import type { CallAnswer } from '#shared/calls/call-types.ts';
import { homeOf } from '#shared/team-areas.ts';
import { accountsText, backOfficeText, commonText, secondFactorText } from '#shared/texts.ts';
import type { Route } from './+types/login.ts';

/** Read by the root: the public site's navigation is not for here. */
export const handle = { bare: true };

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer.kind === 'admin') throw redirect(homeOf(viewer.role));
  return null;
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(accountsText.logIn)) }];

const loadSchema = () => import('#shared/schemas/accounts.ts').then(({ adminLoginForm }) => adminLoginForm);

/** What was typed of the first step, while the second is asked for. */
interface Known {
  email: string;
  password: string;
}

interface SecondStep {
  known: Known;
  ways: FactorWays;
}

export default function AdminLogin() {
  const [step, setStep] = useState<SecondStep>();
  return (
    <DoorPage title={backOfficeText.backOffice} lead={step ? leadOf(step.ways) : backOfficeText.forTheTeam}>
      {step ? <FactorStep {...step} onBack={() => setStep(undefined)} /> : <PasswordStep onFactorNeeded={setStep} />}
    </DoorPage>
  );
}

function leadOf({ app, passkey }: FactorWays) {
  if (!passkey) return secondFactorText.oneMoreStep;
  return app ? secondFactorText.orPasskey : secondFactorText.passkeyStep;
}

/** Leads on whoever is signed in. */
function useSignedIn() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return ({ admin }: CallAnswer<'POST /admin/login'>) => {
    // Answers that another viewer got are not the admin's.
    queryClient.clear();
    return navigate(homeOf(admin.role));
  };
}

function PasswordStep({ onFactorNeeded }: { onFactorNeeded: (step: SecondStep) => void }) {
  const typed = useRef<Known>(undefined);
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    send(body) {
      typed.current = body;
      return callApi('POST /admin/login', { body });
    },
    describeFailure: (failure) => (waysAfter(failure) ? undefined : failure.message),
    onFailure(failure) {
      const ways = waysAfter(failure);
      if (ways && typed.current) onFactorNeeded({ known: typed.current, ways });
    },
    onSent: useSignedIn(),
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry form={form} name="email" label={commonText.email} type="email" autoComplete="username" autoCapitalize="none" />
      <PasswordField form={form} name="password" label={commonText.password} autoComplete="current-password" />
      <SubmitRow form={form} label={commonText.continueOn} busyLabel={commonText.continueOn} />
    </form>
  );
}

function FactorStep({ known, ways, onBack }: SecondStep & { onBack: () => void }) {
  const onSent = useSignedIn();
  const form = useCheckedForm({
    loadSchema: () => import('#shared/schemas/second-factor.ts').then(({ factorCode }) => factorCode),
    emptyAtFields: true,
    send: ({ code }) => callApi('POST /admin/login', { body: { ...known, code } }),
    onSent,
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      {ways.passkey && (
        <PasskeyButton
          ask={() => callApi('POST /admin/login/passkey', { body: known })}
          send={(passkey) => callApi('POST /admin/login', { body: { ...known, passkey } })}
          onSent={onSent}
        />
      )}
      <CodeEntry form={form} label={ways.app ? secondFactorText.code : secondFactorText.recoveryCode} />
      <SubmitRow
        form={form}
        label={commonText.continueOn}
        busyLabel={commonText.continueOn}
        variant={ways.passkey ? 'secondary' : 'primary'}
      />
      <Button variant="quiet" onClick={onBack}>
        {secondFactorText.otherAccount}
      </Button>
    </form>
  );
}
