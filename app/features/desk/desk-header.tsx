import { Picture } from '#app/components/picture.tsx';
import { StatusPill } from '#app/features/desk/status-pill.tsx';
import { placeName } from '#shared/place-name.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import { capitalise } from '#shared/service-name.ts';
import { deskText } from '#shared/texts.ts';

/** Whose desk this is, and its status. */
export function DeskHeader({ business }: { business: OwnBusiness }) {
  const { name, service, image, status } = business;
  const { city, state } = placeName(business);
  return (
    <header className="grid items-center gap-5 sm:grid-cols-[auto_1fr]">
      <Picture src={image[0]} trade={service} alt="" sizes="9rem" eager className="hidden w-36 rounded-xl sm:block" />
      <div>
        <StatusPill status={status} />
        <h1 className="mt-2 font-extrabold text-2xl leading-tight tracking-tight wrap-anywhere sm:text-3xl">{name}</h1>
        <p className="mt-1 text-ink-soft text-lg">{deskText.serviceIn(capitalise(service), city, state)}</p>
      </div>
    </header>
  );
}
