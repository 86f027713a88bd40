import type { DialogProps } from '#app/components/dialog.tsx';
import { DialogPanel } from '#app/components/dialog-panel.tsx';
import { Link } from '#app/components/link.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { signInFor } from '#app/features/accounts/return-path.ts';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { EnquiryForm } from '#app/features/enquiries/enquiry-form.tsx';
import { useEnquiry } from '#app/features/enquiries/use-enquiry.ts';
import { useKnownEntries } from '#app/features/enquiries/use-known-entries.ts';
import { nameShown } from '#shared/own-words.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { enquiriesText } from '#shared/texts.ts';

interface EnquiryPopupProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  business: Pick<Business, '_id' | 'name'> & Partial<Pick<Business, 'nameHindi'>>;
}

/** The enquiry's dialog. It closes as soon as the enquiry is on its way (docs/product/rules.md); a toast tells what became of it. */
export function EnquiryPopup({ business, open, onOpenChange }: EnquiryPopupProps) {
  const { draft, tried, failure, sending, send } = useEnquiry(business._id);
  const known = useKnownEntries();
  const { kind } = useAccount();
  return (
    <DialogPanel
      open={open}
      onOpenChange={onOpenChange}
      title={enquiriesText.sendEnquiry}
      description={enquiriesText.toBusiness(nameShown(business))}
    >
      {kind === 'visitor' && (
        <p className="-mt-2 mb-4 text-ink-soft text-sm">
          {withParts(enquiriesText.noAccountNeeded, {
            login: (words) => (
              <Link
                {...signInFor('/user/login', { business: business._id, action: 'enquiry' })}
                className="inline-flex min-h-6 items-center font-semibold text-brick underline underline-offset-4"
              >
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      <EnquiryForm
        businessName={nameShown(business)}
        draft={draft}
        entries={known}
        tried={tried}
        failure={failure}
        // It can still be reached while it closes.
        busy={sending || !open}
        onSend={(body, sendKey) => {
          // Without a connection it is not on its way.
          if (navigator.onLine !== false) onOpenChange(false);
          return send({ body, sendKey });
        }}
      />
    </DialogPanel>
  );
}
