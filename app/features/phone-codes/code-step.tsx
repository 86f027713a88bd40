import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { useCountdown } from '#app/features/phone-codes/use-countdown.ts';
import { useWebOtp } from '#app/features/phone-codes/use-web-otp.ts';
import type { CodePurpose, CodeWay, PhoneCodeSent } from '#shared/schemas/phone-codes.ts';
import { phoneCodesText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/phone-codes.ts').then(({ phoneCode }) => phoneCode);

/** A code that is on its way, as its step needs it. */
export interface CodeOnItsWay {
  phoneNo: string;
  sent: PhoneCodeSent;
  /** When it may be asked for again, in milliseconds. */
  againAt: number;
}

/** What the step of a code begins with. */
export function codeOnItsWay(phoneNo: string, sent: PhoneCodeSent): CodeOnItsWay {
  return { phoneNo, sent, againAt: Date.now() + sent.again * 1_000 };
}

interface CodeStepProps<Answer> {
  purpose: CodePurpose;
  begun: CodeOnItsWay;
  send: (body: { phoneNo: string; by?: CodeWay }) => Promise<PhoneCodeSent>;
  verify: (body: { phoneNo: string; otp: string }) => Promise<Answer>;
  onVerified: (answer: Answer) => unknown;
  label: string;
  /** What else can be done when no message goes out. */
  otherwise?: string;
}

/** The field for a code, filled in by the phone where it can be, and what to do when none comes. */
export function CodeStep<Answer>({ purpose, begun, send, verify, onVerified, label, otherwise }: CodeStepProps<Answer>) {
  const [{ phoneNo, sent, againAt }, setOnItsWay] = useState(begun);
  const area = useRef<HTMLDivElement>(null);
  useWebOtp(area);
  useEffect(() => area.current?.querySelector('input')?.focus(), []);
  const left = useCountdown(againAt);
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    extra: { phoneNo },
    send: ({ otp }) => verify({ phoneNo, otp }),
    onSent: onVerified,
  });
  const again = useMutation({
    mutationFn: (by: CodeWay | null) => send({ phoneNo, ...(by ? { by } : {}) }),
    onSuccess(answer) {
      setOnItsWay(codeOnItsWay(phoneNo, answer));
      notify.success(answer.message);
    },
    onError: ({ message }) => notify.error(message),
  });
  const { by, other } = sent;
  return (
    <div ref={area}>
      <p role="status" className="mb-4 wrap-anywhere">
        {sayOnItsWay(by, phoneNo)}
      </p>
      <form method="post" {...form.formEvents} className="grid gap-5">
        <CheckedEntry form={form} name="otp" label={phoneCodesText.code} type="text" inputMode="numeric" autoComplete="one-time-code" />
        <SubmitRow form={form} label={label} busyLabel={phoneCodesText.checking} />
      </form>
      <NotGone key={againAt} phoneNo={phoneNo} purpose={purpose} otherwise={otherwise} />
      <div className="mt-3 grid gap-1">
        {left > 0 ? (
          <p className="grid min-h-11 place-items-center text-center text-ink-soft text-sm">{phoneCodesText.againIn(left)}</p>
        ) : (
          <>
            <Button variant="quiet" busy={again.isPending} onClick={() => again.mutate(by)}>
              {phoneCodesText.sendAgain}
            </Button>
            {other && (
              <Button variant="quiet" busy={again.isPending} onClick={() => again.mutate(other)}>
                {other === 'whatsapp' ? phoneCodesText.byWhatsappInstead : phoneCodesText.bySmsInstead}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function sayOnItsWay(by: CodeWay | null, phoneNo: string): string {
  if (by === null) return phoneCodesText.codeWent(phoneNo);
  return by === 'sms' ? phoneCodesText.smsWent(phoneNo) : phoneCodesText.whatsappWent(phoneNo);
}

/** Asks whether the message went out, until it did or cannot any more: milliseconds. */
const ASK_EVERY = 4_000;

/** Says that no message goes out, and what else can be done, while that is so. */
function NotGone({ phoneNo, purpose, otherwise }: { phoneNo: string; purpose: CodePurpose; otherwise: string | undefined }) {
  const { data } = useQuery({
    queryKey: ['phone code', purpose, phoneNo],
    queryFn: async () => (await callApi('POST /phone/code/state', { body: { phoneNo, purpose } })).state,
    refetchInterval: ({ state: { data } }) => (data === 'waiting' || data === 'failing' ? ASK_EVERY : false),
    gcTime: 0,
    retry: false,
  });
  const hasFailed = data === 'failed';
  return (
    <div role="status" className="mt-3 font-medium text-danger empty:hidden">
      {(hasFailed || data === 'failing') && (
        <p>{[hasFailed ? phoneCodesText.notGone : phoneCodesText.notGoneYet, otherwise].filter(Boolean).join(' ')}</p>
      )}
    </div>
  );
}
