import { Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#app/components/button.tsx';
import { lazilyOpened } from '#app/components/lazily.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import type { BusinessDetails } from '#shared/schemas/businesses.ts';

const PhoneProtectedPopup = lazilyOpened(async () => (await import('#app/features/phone/phone-protected-popup.tsx')).PhoneProtectedPopup);

interface PhoneNumberProps extends Pick<BusinessDetails, 'phoneAccess'> {
  phoneNo: string | undefined;
  /** How many numbers an account without a plan shows in a day; given where that is why this one is not shown. */
  phoneViewLimit: number | undefined;
}

/** The phone number where the server gives it; else a button that says how to come by it (contract §5, 'Phone'). */
export function PhoneNumber({ phoneNo, phoneAccess, phoneViewLimit }: PhoneNumberProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const look = buttonClass({ size: 'lg', variant: 'secondary' });
  if (phoneAccess === 'shown') {
    if (!phoneNo) return null;
    return (
      <a href={`tel:+91${phoneNo}`} className={look}>
        <Phone aria-hidden className="size-5" />
        {phoneNo}
      </a>
    );
  }
  const content = (
    <>
      <Phone aria-hidden className="size-5" />
      View Phone Number
    </>
  );
  if (!hydrated && phoneAccess === 'sign_in') {
    return (
      <Link to="/user/login" className={look}>
        {content}
      </Link>
    );
  }
  return (
    <>
      <Button size="lg" variant="secondary" disabled={!hydrated} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {content}
      </Button>
      <PhoneProtectedPopup open={open} onOpenChange={setOpen} limit={phoneAccess === 'limit_reached' ? phoneViewLimit : undefined} />
    </>
  );
}
