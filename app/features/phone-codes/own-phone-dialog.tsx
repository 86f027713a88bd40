import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { DialogPanel } from '#app/components/dialog-panel.tsx';
import { type CodeOnItsWay, CodeStep } from '#app/features/phone-codes/code-step.tsx';
import { NumberStep } from '#app/features/phone-codes/number-step.tsx';
import type { CodeWay } from '#shared/schemas/phone-codes.ts';
import { phoneCodesText } from '#shared/texts.ts';

const send = (body: { phoneNo: string; by?: CodeWay }) => callApi('POST /account/phone/code/send', { body });

interface OwnPhoneDialogProps extends StepsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  why: string;
}

/** Takes a number for the account by its code. */
export function OwnPhoneDialog({ open, onOpenChange, why, ...steps }: OwnPhoneDialogProps) {
  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} title={phoneCodesText.yourNumber} description={why} firstField="phoneNo">
      <Steps {...steps} />
    </DialogPanel>
  );
}

interface StepsProps {
  /** The number that stands there at first. */
  known: string | undefined;
  onProven: (answer: { message: string }) => unknown;
}

/** The number and its code; opened again it begins anew. */
function Steps({ known, onProven }: StepsProps) {
  const [onItsWay, setOnItsWay] = useState<CodeOnItsWay>();
  if (!onItsWay) return <NumberStep send={send} onSent={setOnItsWay} known={known} />;
  return (
    <CodeStep
      purpose="account"
      begun={onItsWay}
      send={send}
      verify={(body) => callApi('POST /account/phone/code/verify', { body })}
      onVerified={onProven}
      label={phoneCodesText.confirmCode}
    />
  );
}
