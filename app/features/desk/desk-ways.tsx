import { buttonClass } from '#app/components/button.tsx';
import { BadgeCheck, Check, ExternalLink, MessageCircle, Star } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { LogOutButton } from '#app/features/desk/log-out-button.tsx';
import { EditProfile } from '#app/features/profile-edit/edit-profile.tsx';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import { checksText, consentsText, deskText, toldText, workDoneText } from '#shared/texts.ts';

/** The ways to edit the business, to its public page and out; on phones behind the enquiries, which an owner comes for. */
export function DeskWays({ business }: { business: OwnBusiness }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <EditProfile business={business} className="col-span-2" />
      <Link to={`/viewdetails/${business._id}`} className={buttonClass({ variant: 'secondary' })}>
        <ExternalLink aria-hidden className="size-5" />
        {deskText.yourPage}
      </Link>
      <LogOutButton />
      <Link to="/profilesupplier/checks" className={`${buttonClass({ variant: 'secondary' })} col-span-2`}>
        <BadgeCheck aria-hidden className="size-5" />
        {checksText.yourChecks}
      </Link>
      <Link to="/profilesupplier/reviews" className={`${buttonClass({ variant: 'secondary' })} col-span-2`}>
        <Star aria-hidden className="size-5" />
        {workDoneText.askForReviews}
      </Link>
      <Link to="/profilesupplier/told" className={`${buttonClass({ variant: 'secondary' })} col-span-2`}>
        <MessageCircle aria-hidden className="size-5" />
        {toldText.howToldTitle}
      </Link>
      <Link to="/profilesupplier/told#agreed" className={`${buttonClass({ variant: 'secondary' })} col-span-2`}>
        <Check aria-hidden className="size-5" />
        {consentsText.title}
      </Link>
    </div>
  );
}
