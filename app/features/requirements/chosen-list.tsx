import { Button } from '#app/components/button.tsx';
import { X } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { withHidden } from '#app/components/with-hidden.tsx';
import { ownName } from '#shared/own-words.ts';
import { placeName } from '#shared/place-name.ts';
import type { Match } from '#shared/schemas/requirements.ts';
import { capitalise } from '#shared/service-name.ts';
import { requirementsText } from '#shared/texts.ts';

interface ChosenListProps {
  chosen: readonly Match[];
  onTakeOff: (id: string) => void;
}

/** Who is in the request before it is said what it is about. */
export function ChosenList({ chosen, onTakeOff }: ChosenListProps) {
  return (
    <section aria-labelledby="chosen">
      <h2 id="chosen" className="font-bold text-xl">
        {requirementsText.inYourRequest}
      </h2>
      <p className="mt-1 text-ink-soft">{requirementsText.sayWhatAndWhere}</p>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {chosen.map(({ business: { _id, name, nameHindi, service, ...where } }) => (
          <li key={_id} className="flex items-center gap-2 rounded-xl border border-sand-dark bg-paper py-1.5 pr-1.5 pl-4">
            <p className="min-w-0 grow leading-snug wrap-anywhere">
              <Link to={`/viewdetails/${_id}`} className="font-bold underline-offset-4 hover:underline">
                {ownName({ name, nameHindi }).text}
              </Link>
              <span className="block text-ink-soft text-sm">{`${capitalise(service)}, ${placeName(where).city}`}</span>
            </p>
            <Button variant="quiet" size="sm" className="shrink-0 px-3! noscript:hidden" onClick={() => onTakeOff(_id)}>
              <X aria-hidden className="size-4" />
              <span>{withHidden(requirementsText.takeOff, name)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
