import { type ComponentProps, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { lazilyOpened } from '#app/components/lazily.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { useWantedAction } from '#app/features/accounts/wanted-action.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { enquiriesText } from '#shared/texts.ts';

const EnquiryPopup = lazilyOpened(async () => (await import('#app/features/enquiries/enquiry-popup.tsx')).EnquiryPopup);

interface EnquiryButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> {
  business: Pick<Business, '_id' | 'name'>;
}

/** Opens the enquiry to a business; the dialog is loaded with the first press. */
export function EnquiryButton({ business, ...look }: EnquiryButtonProps) {
  const [open, setOpen] = useState(false);
  useWantedAction({ business: business._id, action: 'enquiry' }, () => setOpen(true));
  return (
    <>
      <Button {...look} disabled={!useHydrated()} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {withHidden(enquiriesText.sendEnquiryTo, business.name)}
      </Button>
      <EnquiryPopup business={business} open={open} onOpenChange={setOpen} />
    </>
  );
}
