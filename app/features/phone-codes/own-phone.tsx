import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Phone } from '#app/components/icons.ts';
import { lazilyOpened } from '#app/components/lazily.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { phoneCodesText } from '#shared/texts.ts';

const OwnPhoneDialog = lazilyOpened(async () => (await import('#app/features/phone-codes/own-phone-dialog.tsx')).OwnPhoneDialog);

interface OwnPhoneProps {
  /** The number of the account, if it has one. */
  phoneNo: string | null;
  isProven: boolean;
  /** Whether it may be taken out again. */
  removable: boolean;
  className?: string;
}

/** The number that an account logs in with by a code: added, confirmed, changed and removed. */
export function OwnPhone({ phoneNo, isProven, removable, className = '' }: OwnPhoneProps) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: () => callApi('DELETE /account/phone'),
    onSuccess({ message }) {
      notify.success(message);
      return revalidate();
    },
    onError: ({ message }) => notify.error(message),
  });
  const label = !phoneNo ? phoneCodesText.addNumber : isProven ? phoneCodesText.changeNumber : phoneCodesText.confirmNumber;
  const why = !phoneNo ? phoneCodesText.noNumber : isProven ? phoneCodesText.numberConfirmed : phoneCodesText.numberNotConfirmed;
  return (
    <div className={className}>
      {phoneNo && <p className="text-ink-soft">{phoneCodesText.numberIs(phoneNo)}</p>}
      <p className="mt-1 text-ink-soft text-sm">{why}</p>
      <div className="-ml-3 flex flex-wrap">
        <Button variant="quiet" size="sm" disabled={!hydrated} aria-haspopup="dialog" onClick={() => setOpen(true)} className="px-3!">
          <Phone aria-hidden className="size-5" />
          <span>{label}</span>
        </Button>
        {phoneNo && removable && (
          <Button variant="quiet" size="sm" disabled={!hydrated} busy={remove.isPending} onClick={() => remove.mutate()} className="px-3!">
            {phoneCodesText.removeNumber}
          </Button>
        )}
      </div>
      <OwnPhoneDialog
        open={open}
        onOpenChange={setOpen}
        why={why}
        known={isProven ? undefined : (phoneNo ?? undefined)}
        onProven={({ message }) => {
          notify.success(message);
          setOpen(false);
          return revalidate();
        }}
      />
    </div>
  );
}
