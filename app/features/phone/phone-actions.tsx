import { useEffect, useRef } from 'react';
import { Button, buttonClass } from '#app/components/button.tsx';
import { MessageCircle, Phone } from '#app/components/icons.ts';
import { lazilyOpened } from '#app/components/lazily.tsx';
import { Link } from '#app/components/link.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { signInFor } from '#app/features/accounts/return-path.ts';
import type { PhoneNumberState } from '#app/features/phone/use-phone-number.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { nameShown } from '#shared/own-words.ts';
import { phoneText } from '#shared/texts.ts';

const PhoneProtectedPopup = lazilyOpened(async () => (await import('#app/features/phone/phone-protected-popup.tsx')).PhoneProtectedPopup);

/** In a bar at the bottom of a phone three stand beside each other. */
const SLIM = 'px-3! max-lg:px-1.5! max-lg:text-base';
const WIDE = `${SLIM} lg:col-span-2`;

/** The ways to call and to write where the number is shown; else the button that asks for it, or says how to come by it. */
export function PhoneActions({ phone }: { phone: PhoneNumberState }) {
  const hydrated = useHydrated();
  if (phone.phoneNo) return <NumberLinks phone={phone} phoneNo={phone.phoneNo} />;
  if (!phone.isHidden) return null;
  const { isPending, mustSignIn, wanted, reachedLimit, mustConfirm, isPrompting, setPrompting, ask } = phone;
  const content = (
    <>
      {!isPending && <Phone aria-hidden className="size-5 max-lg:hidden" />}
      <span>{phoneText.viewPhoneNumber}</span>
    </>
  );
  if (!hydrated && mustSignIn) {
    return (
      <Link {...signInFor('/user/login', wanted)} className={`${buttonClass({ size: 'lg', variant: 'secondary' })} ${WIDE}`}>
        {content}
      </Link>
    );
  }
  return (
    <>
      <Button size="lg" variant="secondary" disabled={!hydrated} busy={isPending} onClick={ask} className={WIDE}>
        {content}
      </Button>
      <PhoneProtectedPopup
        open={isPrompting}
        onOpenChange={setPrompting}
        wanted={wanted}
        limit={reachedLimit}
        mustConfirm={mustConfirm}
        onAskAgain={ask}
      />
    </>
  );
}

function NumberLinks({ phone: { business, isFresh }, phoneNo }: { phone: PhoneNumberState; phoneNo: string }) {
  const call = useRef<HTMLAnchorElement>(null);
  // The button that asked is gone.
  useEffect(() => {
    if (isFresh) call.current?.focus();
  }, [isFresh]);
  const greeting = encodeURIComponent(phoneText.greeting(nameShown(business), brand.name));
  const look = `${buttonClass({ variant: 'secondary', size: 'lg' })} ${SLIM}`;
  return (
    <>
      <a ref={call} href={`tel:+91${phoneNo}`} className={look}>
        <Phone aria-hidden className="size-5" />
        <span>{withHidden(phoneText.call, nameShown(business), phoneNo)}</span>
      </a>
      <a href={`https://wa.me/91${phoneNo}?text=${greeting}`} target="_blank" rel="noopener noreferrer" className={look}>
        <MessageCircle aria-hidden className="size-5 max-lg:hidden" />
        <span>{withHidden(phoneText.whatsApp, nameShown(business))}</span>
      </a>
    </>
  );
}
