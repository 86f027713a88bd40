import { buttonClass } from '#app/components/button.tsx';
import { BadgeCheck, Check, ExternalLink, type Icon, MessageCircle, Star, Users } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { type Doing, useMay } from '#app/features/business-people/use-may.ts';
import { LogOutButton } from '#app/features/desk/log-out-button.tsx';
import { EditProfile } from '#app/features/profile-edit/edit-profile.tsx';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import { checksText, consentsText, deskText, peopleText, toldText, workDoneText } from '#shared/texts.ts';

/** The owner's other pages, each with who of the business opens it. */
const PAGES: readonly { to: string; of: Doing; Icon: Icon; label: () => string }[] = [
  { to: '/profilesupplier/people', of: 'all', Icon: Users, label: () => peopleText.people },
  { to: '/profilesupplier/checks', of: 'all', Icon: BadgeCheck, label: () => checksText.yourChecks },
  { to: '/profilesupplier/reviews', of: 'all', Icon: Star, label: () => workDoneText.askForReviews },
  { to: '/profilesupplier/told', of: 'account', Icon: MessageCircle, label: () => toldText.howToldTitle },
  { to: '/profilesupplier/told#agreed', of: 'account', Icon: Check, label: () => consentsText.title },
];

/** The ways to edit the business, to its public page and out; on phones behind the enquiries, which an owner comes for. */
export function DeskWays({ business }: { business: OwnBusiness }) {
  const may = useMay();
  return (
    <div className="grid grid-cols-2 gap-3">
      {may('edits') && <EditProfile business={business} className="col-span-2" />}
      <Link to={`/viewdetails/${business._id}`} className={buttonClass({ variant: 'secondary' })}>
        <ExternalLink aria-hidden className="size-5" />
        {deskText.yourPage}
      </Link>
      <LogOutButton />
      {PAGES.filter(({ of }) => may(of)).map(({ to, Icon, label }) => (
        <Link key={to} to={to} className={`${buttonClass({ variant: 'secondary' })} col-span-2`}>
          <Icon aria-hidden className="size-5" />
          <span>{label()}</span>
        </Link>
      ))}
    </div>
  );
}
