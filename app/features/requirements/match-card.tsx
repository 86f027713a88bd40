import type { InputHTMLAttributes } from 'react';
import { Link } from '#app/components/link.tsx';
import { Picture } from '#app/components/picture.tsx';
import { withHidden } from '#app/components/with-hidden.tsx';
import { describeReasons } from '#app/features/requirements/match-reasons.ts';
import { nameShown, ownName } from '#shared/own-words.ts';
import { placeName } from '#shared/place-name.ts';
import type { Match } from '#shared/schemas/requirements.ts';
import { capitalise } from '#shared/service-name.ts';
import { requirementsText } from '#shared/texts.ts';

interface MatchCardProps {
  match: Match;
  /** The service that is asked for. */
  sought: string;
  /** The box or the button that chooses it. */
  choice: InputHTMLAttributes<HTMLInputElement>;
}

/** A business that can be asked, and the reasons for it. */
export function MatchCard({ match, sought, choice }: MatchCardProps) {
  const { _id, service, locality, image } = match.business;
  const own = ownName(match.business);
  const { city: shownCity } = placeName(match.business);
  return (
    <div className="relative flex h-full gap-3 rounded-xl border-2 border-sand-dark bg-paper p-3 has-checked:border-brick has-disabled:opacity-70">
      <Picture src={image[0]} trade={service} alt="" sizes="6rem" className="w-20 max-w-1/4 shrink-0 self-start rounded-lg sm:w-24" />
      <div className="min-w-0 grow">
        <label className="flex min-h-11 cursor-pointer items-start gap-3">
          <span className="min-w-0 grow font-bold leading-snug wrap-anywhere">
            <span lang={own.lang}>{own.text}</span>
            <span className="block font-normal text-ink-soft text-sm">{locality ? `${locality}, ${shownCity}` : shownCity}</span>
          </span>
          <input {...choice} value={_id} className="mt-0.5 size-6 shrink-0 accent-brick" />
        </label>
        {service.toLowerCase() !== sought.toLowerCase() && (
          <p className="mt-1 text-sm">{requirementsText.listedUnder(capitalise(service))}</p>
        )}
        <ul className="mt-1 grid gap-0.5 text-sm">
          {describeReasons(match).map(({ code, text }) => (
            <li key={code} className="flex gap-2">
              <span aria-hidden className="text-leaf">
                ✓
              </span>
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          ))}
        </ul>
        <Link
          to={`/viewdetails/${_id}`}
          target="_blank"
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-brick text-sm underline underline-offset-4"
        >
          {withHidden(requirementsText.seeProfile, nameShown(match.business))}
        </Link>
      </div>
    </div>
  );
}
