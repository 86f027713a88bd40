import { Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#app/components/button.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import type { BusinessDetails } from '#shared/schemas/businesses.ts';

interface PhoneNumberProps {
  phoneNo: string | undefined;
  phoneAccess: BusinessDetails['phoneAccess'];
}

const PROMPTS = {
  sign_in: 'Register to see the phone number of this business and to call it directly. It is free.',
  limit_reached: 'You have seen as many phone numbers as a free account shows in a day. More are shown from tomorrow on.',
};

/** The phone number where the server gives it; else a button that says how to come by it (contract §5, 'Phone'). */
export function PhoneNumber({ phoneNo, phoneAccess }: PhoneNumberProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  if (phoneNo || phoneAccess === 'shown') {
    return (
      <a href={`tel:${phoneNo}`} className={buttonClass({ size: 'lg' })}>
        <Phone aria-hidden className="size-5" />
        {phoneNo}
      </a>
    );
  }
  const look = buttonClass({ size: 'lg' });
  const content = (
    <>
      <Phone aria-hidden className="size-5" />
      View Phone Number
    </>
  );
  if (!hydrated) {
    return (
      <Link to="/user/login" className={look}>
        {content}
      </Link>
    );
  }
  return (
    <>
      <Button size="lg" onClick={() => setOpen(true)}>
        {content}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="View Phone Number" description={PROMPTS[phoneAccess]}>
        {phoneAccess === 'sign_in' && (
          <Link to="/user/login" className={`${buttonClass()} w-full`}>
            Register Free
          </Link>
        )}
      </Dialog>
    </>
  );
}
