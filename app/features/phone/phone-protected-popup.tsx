import { Link, useLocation } from 'react-router';
import { Button, buttonClass } from '#app/components/button.tsx';
import type { DialogProps } from '#app/components/dialog.tsx';
import { DialogPanel } from '#app/components/dialog-panel.tsx';
import { showCount } from '#app/components/show-count.ts';
import { SignInChoice } from '#app/features/accounts/sign-in-choice.tsx';
import type { WantedAction } from '#app/features/accounts/wanted-action.ts';

interface PhoneProtectedPopupProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** How many numbers a day are shown, to those who have seen them; without it the viewer has no account that shows any. */
  limit: number | undefined;
  /** Whose number is wanted, to come back to it. */
  wanted: WantedAction;
}

/** Says why a phone number is not shown and what to do about it: register, or wait or take the plan (docs/product/rules.md, 'Phone'). */
export function PhoneProtectedPopup({ open, onOpenChange, limit, wanted }: PhoneProtectedPopupProps) {
  const { pathname } = useLocation();
  const dialog = { open, onOpenChange, title: 'View Phone Number' };
  if (limit === undefined) {
    return (
      <DialogPanel {...dialog} description="Register to see the phone number of this business and to call it directly. It is free.">
        <SignInChoice wanted={wanted} />
      </DialogPanel>
    );
  }
  return (
    <DialogPanel {...dialog} description={describeLimit(limit)}>
      <div className="grid gap-3">
        <Link to={`/plans?${new URLSearchParams({ back: pathname })}`} className={buttonClass()}>
          See the plan
        </Link>
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          OK
        </Button>
      </div>
    </DialogPanel>
  );
}

function describeLimit(limit: number): string {
  const plan = 'The one-time plan lifts this limit.';
  if (limit === 0) return `A free account shows no phone numbers. ${plan}`;
  const numbers = limit === 1 ? '1 phone number' : `${showCount(limit)} phone numbers`;
  return `You have reached today’s limit: a free account shows ${numbers} a day. More are shown from tomorrow on. ${plan}`;
}
