import { EnquiryButton } from '#app/features/enquiries/enquiry-button.tsx';
import { PhoneActions } from '#app/features/phone/phone-actions.tsx';
import { ShownNumber } from '#app/features/phone/shown-number.tsx';
import { type AskedNumber, usePhoneNumber } from '#app/features/phone/use-phone-number.ts';
import { AddButton } from '#app/features/requirements/add-button.tsx';

interface ContactActionsProps extends AskedNumber {
  /** The viewer's own business: there is nobody to write to. */
  own: boolean;
}

/**
 * The ways to reach a business. On phones they stand in a bar at the bottom of the screen, below which the page ends (`contact-bar` in
 * floating-bars.css).
 */
export function ContactActions({ own, ...asked }: ContactActionsProps) {
  const phone = usePhoneNumber(asked);
  if (own) return <ShownNumber phone={phone} />;
  return (
    <div className="grid gap-3">
      <ShownNumber phone={phone} />
      <div className="contact-bar grid auto-cols-fr grid-flow-col gap-2 lg:grid-flow-row lg:grid-cols-2 lg:gap-3">
        <EnquiryButton business={asked.business} size="lg" className="max-lg:px-1.5! max-lg:text-base lg:col-span-2" />
        <PhoneActions phone={phone} />
      </div>
      <AddButton
        business={asked.business}
        className="rounded-lg border-2 border-sand-dark px-4 text-brick hover:border-brick aria-pressed:border-brick"
      />
    </div>
  );
}
