import { Link } from 'react-router';
import { Picture } from '#app/components/picture.tsx';
import { localityOf } from '#app/features/businesses/locality.ts';
import { describeReasons } from '#app/features/requirements/match-reasons.ts';
import { capitalise } from '#app/features/services/group-services.ts';
import { limits } from '#shared/limits.ts';
import type { Match } from '#shared/schemas/requirements.ts';

const MOST = limits.requirement.businesses;

interface MatchChoiceProps {
  /** What is asked for. */
  service: string;
  matches: readonly Match[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
  /** What is wrong with the choice. */
  error: string | undefined;
}

/** Who can be asked, each with the reasons for it; at most three can be chosen. */
export function MatchChoice({ service, matches, chosen, onToggle, error }: MatchChoiceProps) {
  const isFull = chosen.length >= MOST;
  return (
    <fieldset aria-describedby="choice-count">
      <legend className="font-bold text-xl">Choose up to three businesses</legend>
      <p id="choice-count" aria-live="polite" className="mt-1 text-ink-soft">
        {`${chosen.length} of ${MOST} chosen. Only those you choose get your request and your contact data, nobody else, ever.`}
      </p>
      {error && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {error}
        </p>
      )}
      <ul className="mt-4 grid gap-3 md:grid-cols-2">
        {matches.map((match) => {
          const isChosen = chosen.includes(match.business._id);
          return (
            <li key={match.business._id}>
              <MatchCard match={match} sought={service} isChosen={isChosen} disabled={isFull && !isChosen} onToggle={onToggle} />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

interface MatchCardProps {
  match: Match;
  sought: string;
  isChosen: boolean;
  /** Three others are chosen. */
  disabled: boolean;
  onToggle: (id: string) => void;
}

function MatchCard({ match, sought, isChosen, disabled, onToggle }: MatchCardProps) {
  const { _id, name, service, address, city, image } = match.business;
  const locality = localityOf(address, city);
  return (
    <div className="relative flex h-full gap-3 rounded-xl border-2 border-sand-dark bg-paper p-3 has-checked:border-brick has-disabled:opacity-70">
      <Picture src={image[0]} alt="" sizes="6rem" className="w-20 shrink-0 self-start rounded-lg sm:w-24" />
      <div className="min-w-0 grow">
        <label className="flex min-h-11 cursor-pointer items-start gap-3">
          <span className="min-w-0 grow font-bold leading-snug wrap-anywhere">
            {name}
            <span className="block font-normal text-ink-soft text-sm">{locality ? `${locality}, ${city}` : city}</span>
          </span>
          <input
            type="checkbox"
            name="businesses"
            value={_id}
            checked={isChosen}
            disabled={disabled}
            onChange={() => onToggle(_id)}
            className="mt-0.5 size-6 shrink-0 accent-brick"
          />
        </label>
        {service.toLowerCase() !== sought.toLowerCase() && <p className="mt-1 text-sm">{`Listed under ${capitalise(service)}`}</p>}
        <ul className="mt-1 grid gap-0.5 text-sm">
          {describeReasons(match).map((reason) => (
            <li key={reason} className="flex gap-2">
              <span aria-hidden className="text-leaf">
                ✓
              </span>
              {reason}
            </li>
          ))}
        </ul>
        <Link
          to={`/viewdetails/${_id}`}
          target="_blank"
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-brick text-sm underline underline-offset-4"
        >
          See the profile
          <span className="sr-only">{` of ${name}, in a new tab`}</span>
        </Link>
      </div>
    </div>
  );
}
