import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useBusy } from '#app/components/use-busy.ts';
import { AcceptedRules } from '#app/features/accounts/account-notice.tsx';
import { useSignedIn } from '#app/features/accounts/use-signed-in.ts';
import { type CodeOnItsWay, CodeStep } from '#app/features/phone-codes/code-step.tsx';
import { NextStep } from '#app/features/phone-codes/next-step.tsx';
import { NumberStep } from '#app/features/phone-codes/number-step.tsx';
import { type PhoneWay, phoneWays } from '#app/features/phone-codes/phone-calls.ts';
import type { CodeWay, PhoneStep } from '#shared/schemas/phone-codes.ts';
import { accountsText, commonText, consentsText, phoneCodesText } from '#shared/texts.ts';

interface PhoneLoginProps {
  way: PhoneWay;
  /** What else can be done when no message goes out. */
  otherwise: string;
}

/** Logging in, or registering, by a code: the number, its code, and what is asked for beside it. */
export function PhoneLogin({ way, otherwise }: PhoneLoginProps) {
  const { kind, calls } = phoneWays[way];
  const [remember, setRemember] = useState(true);
  const [onItsWay, setOnItsWay] = useState<CodeOnItsWay>();
  const [step, setStep] = useState<PhoneStep>();
  // What the server answers is of this number: another one is asked for once it has.
  const busy = useBusy();
  const signedIn = { user: useSignedIn(phoneWays.user), contractor: useSignedIn(phoneWays.supplier) };
  const goOn = (answer: PhoneStep) => (answer.next === 'in' ? signedIn[answer.kind ?? kind](answer) : setStep(answer));
  const send = (body: { phoneNo: string; by?: CodeWay }) => callApi(`POST ${calls}/code/send`, { body });
  const startAgain = () => {
    setStep(undefined);
    setOnItsWay(undefined);
  };
  if (!onItsWay) {
    return (
      <NumberStep send={send} onSent={setOnItsWay}>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
          <input
            type="checkbox"
            checked={remember}
            onChange={({ target }) => setRemember(target.checked)}
            className="size-5 accent-brick"
          />
          {accountsText.rememberMe}
        </label>
      </NumberStep>
    );
  }
  if (step) {
    return (
      <NextStep way={way} step={step} phoneNo={onItsWay.phoneNo} remember={remember} busy={busy} onStep={goOn} onStartAgain={startAgain} />
    );
  }
  return (
    <>
      <CodeStep
        purpose={kind}
        begun={onItsWay}
        send={send}
        verify={(body) => busy.during(callApi(`POST ${calls}/code/verify`, { body: { ...body, remember } }))}
        onVerified={goOn}
        label={commonText.continueOn}
        otherwise={otherwise}
      />
      <Button variant="quiet" disabled={busy.isBusy} onClick={startAgain} className="mt-1 w-full">
        {phoneCodesText.anotherNumber}
      </Button>
      {/* Accounts without an address are reminded of the rules here: a sign-in lasts 30 days at most. */}
      <AcceptedRules notice={consentsText.rulesHold} className="mt-4 text-ink-soft text-sm" />
    </>
  );
}
