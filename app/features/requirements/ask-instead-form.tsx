import { Button } from '#app/components/button.tsx';
import { entriesIn, useRefusedForm } from '#app/components/form-action.ts';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { MatchCard } from '#app/features/requirements/match-card.tsx';
import { useSending } from '#app/features/requirements/use-sending.ts';
import type { Match, Quote } from '#shared/schemas/requirements.ts';
import { currentLocale } from '#shared/site-language.ts';
import { requirementsText } from '#shared/texts.ts';

interface AskInsteadFormProps {
  /** The service that was asked for. */
  service: string;
  /** Those that have not answered for two days. */
  silent: Quote[];
  /** Who can be asked instead. */
  matches: Match[];
}

/** A business that does not answer need not be waited for: another may be asked instead. Works without script. */
export function AskInsteadForm({ service, silent, matches }: AskInsteadFormProps) {
  const busy = useSending() === 'ask-instead';
  const refused = useRefusedForm('ask-instead');
  const [replaced] = entriesIn(refused, 'enquiry');
  const [wanted] = entriesIn(refused, 'business');
  const [first, ...others] = silent;
  if (!first) return null;
  const names = new Intl.ListFormat(currentLocale()).format(silent.map(({ name }) => name));
  return (
    <section aria-labelledby="ask-instead" className="rounded-xl border border-amber bg-amber/15 p-4 sm:p-6">
      <h2 id="ask-instead" className="font-bold text-xl wrap-anywhere">
        {requirementsText.notAnsweredTwoDays(names, silent.length)}
      </h2>
      <p className="mt-1 max-w-prose">{requirementsText.mayAskInstead}</p>
      {matches.length === 0 ? (
        <p className="mt-4 font-medium">{requirementsText.nobodyElseNear}</p>
      ) : (
        <AccountForm doing="ask-instead" className="mt-4 grid gap-4">
          {others.length === 0 ? (
            <input type="hidden" name="enquiry" value={first.enquiryId} />
          ) : (
            <fieldset className="grid gap-1">
              <legend className="font-semibold">{requirementsText.insteadOf}</legend>
              {silent.map(({ enquiryId, name }) => (
                <label key={enquiryId} className="flex min-h-11 cursor-pointer items-center gap-3">
                  <input
                    type="radio"
                    name="enquiry"
                    value={enquiryId}
                    defaultChecked={enquiryId === replaced}
                    className="size-5 shrink-0 accent-brick"
                  />
                  <span className="wrap-anywhere">{name}</span>
                </label>
              ))}
            </fieldset>
          )}
          <fieldset>
            <legend className="font-semibold">{requirementsText.askInstead}</legend>
            <ul className="mt-2 grid gap-3 md:grid-cols-2 lg:grid-cols-3">
              {matches.map((match) => (
                <li key={match.business._id}>
                  <MatchCard
                    match={match}
                    sought={service}
                    choice={{ type: 'radio', name: 'business', defaultChecked: match.business._id === wanted }}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
          <Button type="submit" busy={busy} className="justify-self-start">
            {requirementsText.askThisInstead}
          </Button>
        </AccountForm>
      )}
    </section>
  );
}
