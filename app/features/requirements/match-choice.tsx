import { MatchCard } from '#app/features/requirements/match-card.tsx';
import { limits } from '#shared/limits.ts';
import type { Match } from '#shared/schemas/requirements.ts';
import { requirementsText } from '#shared/texts.ts';

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
      <legend className="font-bold text-xl">{requirementsText.chooseUpToThree}</legend>
      <p id="choice-count" aria-live="polite" className="mt-1 text-ink-soft">
        {requirementsText.chosenOf(chosen.length, MOST)}
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
              <MatchCard
                match={match}
                sought={service}
                choice={{
                  type: 'checkbox',
                  name: 'businesses',
                  checked: isChosen,
                  disabled: isFull && !isChosen,
                  onChange: () => onToggle(match.business._id),
                }}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
