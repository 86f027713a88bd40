import { type ComponentProps, useState } from 'react';
import { Button, buttonClass } from '#app/components/button.tsx';
import { lazilyOpened } from '#app/components/lazily.tsx';
import { Link } from '#app/components/link.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { useWantedAction } from '#app/features/accounts/wanted-action.ts';
import { nameShown } from '#shared/own-words.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { enquiriesText } from '#shared/texts.ts';

const EnquiryPopup = lazilyOpened(async () => (await import('#app/features/enquiries/enquiry-popup.tsx')).EnquiryPopup);

interface EnquiryButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> {
  business: Pick<Business, '_id' | 'name'> & Partial<Pick<Business, 'nameHindi'>>;
}

/** Opens the enquiry to a business; the dialog is loaded with the first press. Without script it is a page of its own. */
export function EnquiryButton({ business, className = '', ...look }: EnquiryButtonProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  useWantedAction({ business: business._id, action: 'enquiry' }, () => setOpen(true));
  const label = withHidden(enquiriesText.sendEnquiryTo, nameShown(business));
  if (!hydrated) {
    return (
      <Link to={`/viewdetails/${business._id}/enquiry`} rel="nofollow" className={`${buttonClass(look)} ${className}`}>
        {label}
      </Link>
    );
  }
  return (
    <>
      <Button {...look} className={className} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {label}
      </Button>
      <EnquiryPopup business={business} open={open} onOpenChange={setOpen} />
    </>
  );
}
