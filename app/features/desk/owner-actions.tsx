import { buttonClass } from '#app/components/button.tsx';
import { Inbox } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { ChangePassword } from '#app/features/accounts/change-password.tsx';
import { useMay } from '#app/features/business-people/use-may.ts';
import { DeleteAccount } from '#app/features/desk/delete-account.tsx';
import { LogOutButton } from '#app/features/desk/log-out-button.tsx';
import { StatusNotice } from '#app/features/desk/status-notice.tsx';
import { EditProfile } from '#app/features/profile-edit/edit-profile.tsx';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import { changesText, deskText } from '#shared/texts.ts';

/** What owners find on their own page in the place of Send Enquiry (docs/product/pages.md). */
export function OwnerActions({ business }: { business: OwnBusiness }) {
  const may = useMay();
  return (
    <section aria-label={deskText.yourBusiness} className="mt-4 grid gap-4 rounded-xl border border-sand-dark bg-paper p-5 sm:p-7">
      <StatusNotice {...business} />
      {business.waiting && <p className="rounded-lg border-amber border-l-4 bg-amber/8 px-3 py-2">{changesText.yourChangesWait}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        {may('edits') && <EditProfile business={business} />}
        <LogOutButton />
        <Link to="/profilesupplier" className={`${buttonClass({ variant: 'secondary' })} sm:col-span-2`}>
          <Inbox aria-hidden className="size-5" />
          {deskText.enquiriesAndActivity}
        </Link>
      </div>
      {may('account') && (
        <div className="-mb-2 flex flex-wrap justify-center gap-x-2 border-sand-dark border-t pt-2">
          <ChangePassword />
          <DeleteAccount businessId={business._id} />
        </div>
      )}
    </section>
  );
}
