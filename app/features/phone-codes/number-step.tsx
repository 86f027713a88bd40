import type { ReactNode } from 'react';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { type CodeOnItsWay, codeOnItsWay } from '#app/features/phone-codes/code-step.tsx';
import type { PhoneCodeSent } from '#shared/schemas/phone-codes.ts';
import { consentsText, phoneCodesText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/phone-codes.ts').then(({ phoneCodeRequest }) => phoneCodeRequest);

interface NumberStepProps {
  send: (body: { phoneNo: string }) => Promise<PhoneCodeSent>;
  onSent: (onItsWay: CodeOnItsWay) => void;
  /** The number that stands there at first. */
  known?: string | undefined;
  /** What the number is used for. */
  notice?: string;
  /** Stands above the button. */
  children?: ReactNode;
}

/** Asks for the number that a code goes to. */
export function NumberStep({ send, onSent, known, notice = consentsText.phoneMessagesNotice, children }: NumberStepProps) {
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    send: ({ phoneNo }) => send({ phoneNo }),
    onSent: (sent, { phoneNo }) => onSent(codeOnItsWay(phoneNo, sent)),
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry
        form={form}
        name="phoneNo"
        label={phoneCodesText.mobileNumber}
        hint={phoneCodesText.weSendCode}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={known}
      />
      <div className="empty:hidden">{children}</div>
      <p className="text-ink-soft text-sm">{notice}</p>
      <SubmitRow form={form} label={phoneCodesText.sendMeCode} busyLabel={phoneCodesText.sendingCode} />
    </form>
  );
}
