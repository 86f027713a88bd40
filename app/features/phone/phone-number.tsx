import { useMutation } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { Button, buttonClass } from '#app/components/button.tsx';
import { lazilyOpened } from '#app/components/lazily.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { signInFor } from '#app/features/accounts/return-path.ts';
import { useWantedAction } from '#app/features/accounts/wanted-action.ts';
import { ShownNumber } from '#app/features/phone/shown-number.tsx';
import type { Business, BusinessProfile } from '#shared/schemas/businesses.ts';

const PhoneProtectedPopup = lazilyOpened(async () => (await import('#app/features/phone/phone-protected-popup.tsx')).PhoneProtectedPopup);

interface PhoneNumberProps extends Pick<BusinessProfile, 'phoneAccess' | 'leftToday'> {
  business: Pick<Business, '_id' | 'name' | 'phoneNo'>;
}

/**
 * The phone number where it is shown already; else a button that asks for it, or says how to come by it (docs/product/rules.md, 'Phone').
 */
export function PhoneNumber({ business, phoneAccess, leftToday }: PhoneNumberProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const { data, mutate, isPending } = useMutation({
    mutationFn: () => callApi('POST /contractor/show-phone/:id', { params: { id: business._id } }),
    onSuccess: ({ phoneAccess: access }) => setOpen(access !== 'shown'),
    onError(failure) {
      // The session has ended since the page was loaded.
      if (failure instanceof ApiFailure && failure.status === 401) setOpen(true);
      else notify.error(failure.message);
    },
  });
  const wanted = { business: business._id, action: 'phone' } as const;
  const phoneNo = data?.phoneNo ?? business.phoneNo;
  useWantedAction(wanted, () => !phoneNo && phoneAccess !== 'sign_in' && mutate());
  if (phoneNo) {
    return (
      <ShownNumber
        name={business.name}
        phoneNo={phoneNo}
        leftToday={data ? data.leftToday : leftToday}
        limit={data?.phoneViewLimit}
        isFresh={data !== undefined}
      />
    );
  }
  if (phoneAccess === 'none' || phoneAccess === 'shown') return null;
  const content = (
    <>
      {!isPending && <Phone aria-hidden className="size-5" />}
      View Phone Number
    </>
  );
  if (!hydrated && phoneAccess === 'sign_in') {
    return (
      <Link {...signInFor('/user/login', wanted)} className={buttonClass({ size: 'lg', variant: 'secondary' })}>
        {content}
      </Link>
    );
  }
  const limit = data?.phoneAccess === 'limit_reached' ? data.phoneViewLimit : undefined;
  return (
    <>
      <Button
        size="lg"
        variant="secondary"
        disabled={!hydrated}
        busy={isPending}
        onClick={() => (phoneAccess === 'sign_in' ? setOpen(true) : mutate())}
      >
        {content}
      </Button>
      <PhoneProtectedPopup open={open} onOpenChange={setOpen} wanted={wanted} limit={limit} />
    </>
  );
}
