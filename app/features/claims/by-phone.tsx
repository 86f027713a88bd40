import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { AgeRow } from '#app/features/accounts/age-row.tsx';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { useSignedIn } from '#app/features/accounts/use-signed-in.ts';
import { ClaimWay } from '#app/features/claims/claim-way.tsx';
import { useCountdown } from '#app/features/phone-codes/use-countdown.ts';
import { useWebOtp } from '#app/features/phone-codes/use-web-otp.ts';
import type { ClaimCodeSent, ClaimedBusiness } from '#shared/schemas/claims.ts';
import type { CodeWay } from '#shared/schemas/phone-codes.ts';
import { claimsText, phoneCodesText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/claims.ts').then(({ claimCode }) => claimCode);

interface OnItsWay extends ClaimCodeSent {
  /** When it may be asked for again, in milliseconds. */
  againAt: number;
}

/** A code to the number of the business, which is not told. */
export function ByPhone({ business: { _id: id, phone } }: { business: ClaimedBusiness }) {
  const hydrated = useHydrated();
  const [onItsWay, setOnItsWay] = useState<OnItsWay>();
  const send = useMutation({
    mutationFn: (by: CodeWay | null) => callApi('POST /claim/phone/send/:id', { params: { id }, body: by ? { by } : {} }),
    onSuccess: (sent) => setOnItsWay({ ...sent, againAt: Date.now() + sent.again * 1_000 }),
    onError: ({ message }) => notify.error(message),
  });
  if (phone === null) return <ClaimWay title={claimsText.byPhone} about={claimsText.noPhone} />;
  return (
    <ClaimWay title={claimsText.byPhone} about={onItsWay ? claimsText.codeOnItsWay(onItsWay.phone) : claimsText.codeGoesTo(phone)}>
      {onItsWay ? (
        <>
          <CodeForm id={id} claim={onItsWay.claim} />
          <Again key={onItsWay.againAt} onItsWay={onItsWay} busy={send.isPending} onSend={send.mutate} />
        </>
      ) : (
        <Button size="lg" disabled={!hydrated} busy={send.isPending} onClick={() => send.mutate(null)} className="w-full">
          {claimsText.sendCode}
        </Button>
      )}
    </ClaimWay>
  );
}

function CodeForm({ id, claim }: { id: string; claim: string }) {
  const area = useRef<HTMLDivElement>(null);
  useWebOtp(area);
  useEffect(() => area.current?.querySelector('input')?.focus(), []);
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    extra: { claim },
    send: (body) => callApi('POST /claim/phone/verify/:id', { params: { id }, body }),
    onSent: useSignedIn({ home: '/profilesupplier' }),
  });
  return (
    <div ref={area}>
      <form method="post" {...form.formEvents} className="grid gap-5">
        <CheckedEntry form={form} name="otp" label={phoneCodesText.code} type="text" inputMode="numeric" autoComplete="one-time-code" />
        <AgeRow form={form} />
        <SubmitRow form={form} label={claimsText.takeIt} busyLabel={phoneCodesText.checking} />
      </form>
    </div>
  );
}

interface AgainProps {
  onItsWay: OnItsWay;
  busy: boolean;
  onSend: (by: CodeWay | null) => void;
}

/** Has the code sent once more, by the other way if wanted. */
function Again({ onItsWay: { by, other, againAt }, busy, onSend }: AgainProps) {
  const left = useCountdown(againAt);
  if (left > 0)
    return <p className="mt-3 grid min-h-11 place-items-center text-center text-ink-soft text-sm">{phoneCodesText.againIn(left)}</p>;
  return (
    <div className="mt-3 grid gap-1">
      <Button variant="quiet" busy={busy} onClick={() => onSend(by)}>
        {phoneCodesText.sendAgain}
      </Button>
      {other && (
        <Button variant="quiet" busy={busy} onClick={() => onSend(other)}>
          {other === 'whatsapp' ? phoneCodesText.byWhatsappInstead : phoneCodesText.bySmsInstead}
        </Button>
      )}
    </div>
  );
}
