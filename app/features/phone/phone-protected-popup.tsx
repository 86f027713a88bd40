import { useLocation } from 'react-router';
import { Button, buttonClass } from '#app/components/button.tsx';
import type { DialogProps } from '#app/components/dialog.tsx';
import { DialogPanel } from '#app/components/dialog-panel.tsx';
import { Link } from '#app/components/link.tsx';
import { SendProofAgain } from '#app/features/accounts/send-proof-again.tsx';
import { SignInChoice } from '#app/features/accounts/sign-in-choice.tsx';
import type { WantedAction } from '#app/features/accounts/wanted-action.ts';
import { useSellsPlan } from '#app/features/plans/use-sells-plan.ts';
import { phoneText } from '#shared/texts.ts';

interface PhoneProtectedPopupProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** How many numbers a day are shown, to those who have seen them; without it the viewer has no account that shows any. */
  limit: number | undefined;
  /** The viewer's e-mail is not confirmed, and what is shown before that is seen. */
  mustConfirm: boolean;
  /** Asks for the number once more. */
  onAskAgain: () => void;
  /** Whose number is wanted, to come back to it. */
  wanted: WantedAction;
}

/** Says why a phone number is not shown and what to do about it: register, confirm the e-mail, or wait or take the plan (docs/product/rules.md, 'Phone'). */
export function PhoneProtectedPopup({ open, onOpenChange, limit, mustConfirm, onAskAgain, wanted }: PhoneProtectedPopupProps) {
  const { pathname } = useLocation();
  const sellsPlan = useSellsPlan();
  const dialog = { open, onOpenChange, title: phoneText.viewPhoneNumber };
  if (mustConfirm) {
    return (
      <DialogPanel {...dialog} description={phoneText.confirmToSee}>
        <div className="grid gap-3">
          <Button onClick={onAskAgain}>{phoneText.haveConfirmed}</Button>
          <SendProofAgain />
        </div>
      </DialogPanel>
    );
  }
  if (limit === undefined) {
    return (
      <DialogPanel {...dialog} description={phoneText.registerToSee}>
        <SignInChoice wanted={wanted} />
      </DialogPanel>
    );
  }
  return (
    <DialogPanel {...dialog} description={phoneText.limitReached(limit, sellsPlan)}>
      <div className="grid gap-3">
        {sellsPlan && (
          <Link to={`/plans?${new URLSearchParams({ back: pathname })}`} className={buttonClass()}>
            {phoneText.seePlan}
          </Link>
        )}
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {phoneText.ok}
        </Button>
      </div>
    </DialogPanel>
  );
}
