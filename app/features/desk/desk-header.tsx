import { buttonClass } from '#app/components/button.tsx';
import { ExternalLink } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { Picture } from '#app/components/picture.tsx';
import { LogOutButton } from '#app/features/desk/log-out-button.tsx';
import { StatusPill } from '#app/features/desk/status-pill.tsx';
import { EditProfile } from '#app/features/profile-edit/edit-profile.tsx';
import { capitalise } from '#app/features/services/group-services.ts';
import { placeName } from '#shared/place-name.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import { deskText } from '#shared/texts.ts';

/** Whose desk this is, its status, and the way to edit, to its public page and out. */
export function DeskHeader({ business }: { business: OwnBusiness }) {
  const { _id, name, service, image, status } = business;
  const { city, state } = placeName(business);
  return (
    <header className="grid items-center gap-5 sm:grid-cols-[auto_1fr] lg:grid-cols-[auto_1fr_auto]">
      <Picture src={image[0]} alt="" sizes="9rem" eager className="hidden w-36 rounded-xl sm:block" />
      <div>
        <StatusPill status={status} />
        <h1 className="mt-2 font-extrabold text-2xl leading-tight tracking-tight wrap-anywhere sm:text-3xl">{name}</h1>
        <p className="mt-1 text-ink-soft text-lg">{deskText.serviceIn(capitalise(service), city, state)}</p>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:col-span-2 sm:flex lg:col-span-1">
        <EditProfile business={business} />
        <LogOutButton />
        <Link to={`/viewdetails/${_id}`} className={`${buttonClass({ variant: 'secondary' })} max-sm:col-span-2`}>
          <ExternalLink aria-hidden className="size-5" />
          {deskText.yourPage}
        </Link>
      </div>
    </header>
  );
}
