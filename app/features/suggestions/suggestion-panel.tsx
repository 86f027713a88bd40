import { Button } from '#app/components/button.tsx';
import { Search } from '#app/components/icons.ts';
import { Picture } from '#app/components/picture.tsx';
import { showBusinesses } from '#app/components/show-count.ts';
import { Skeleton } from '#app/components/skeleton.tsx';
import { describePlace } from '#app/features/search/describe-search.ts';
import { labelOf } from '#app/features/search/name-meaning.ts';
import { meaningAddress, optionId, suggestionAddress } from '#app/features/suggestions/search-address.ts';
import { Suggestion, type SuggestionChoice } from '#app/features/suggestions/suggestion.tsx';
import type { Suggestions } from '#app/features/suggestions/use-suggestions.ts';
import { limits } from '#shared/limits.ts';
import { ownName } from '#shared/own-words.ts';
import { placeName } from '#shared/place-name.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { capitalise } from '#shared/service-name.ts';
import { commonText, pageMessages as messages, suggestionsText } from '#shared/texts.ts';

/** As many grey rows as suggestions come. */
const ROWS = Array.from({ length: limits.pageSize.suggestions }, (_, row) => `row-${row}`);

interface SuggestionListProps extends Suggestions, SuggestionChoice {
  id: string;
}

interface SuggestionPanelProps extends SuggestionListProps {
  state: 'loading' | 'found' | 'failed';
  onRetry: () => void;
}

/** The frame below the search field while something is typed, with suggestions or what stands in for them. Loaded when somebody goes to the field. */
export function SuggestionPanel({ state, onRetry, ...list }: SuggestionPanelProps) {
  const { called, meanings, businesses } = list;
  const isEmpty = called.length + meanings.length + businesses.length === 0;
  return (
    <div className="absolute inset-x-0 top-full z-50 mt-2 max-h-[70dvh] overflow-y-auto rounded-xl border border-cement bg-paper text-ink shadow-xl">
      {state === 'failed' && <SuggestionsFailed onRetry={onRetry} />}
      {state === 'loading' && <SuggestionsLoading />}
      {state === 'found' && isEmpty && <SuggestionsEmpty />}
      {/* With others in front the rows below stand elsewhere: they are new ones, none of them moves. */}
      {state === 'found' && !isEmpty && (
        <SuggestionList key={[...called.map(({ _id }) => _id), ...meanings.map(({ label }) => label)].join()} {...list} />
      )}
    </div>
  );
}

const GROUP = 'not-last:mb-1.5 not-last:border-sand-dark not-last:border-b not-last:pb-1.5';

/** Who is called so, what the words may mean, with how many there are, then other businesses. */
function SuggestionList({ id, called, meanings, businesses, ...choice }: SuggestionListProps) {
  return (
    <div id={id} role="listbox" aria-label={suggestionsText.suggestions} className="p-1.5">
      <BusinessGroup {...choice} id={id} businesses={called} from={0} />
      {meanings.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div role="group" aria-label={suggestionsText.whatYouMayMean} className={GROUP}>
          {meanings.map((meaning, at) => {
            const index = called.length + at;
            return (
              <Suggestion key={meaning.label} {...choice} id={optionId(id, index)} index={index} to={meaningAddress(meaning)}>
                <Search aria-hidden className="mx-2 size-5 shrink-0 text-brick" />
                <span className="min-w-0 grow py-1">
                  <span className="block font-semibold leading-snug wrap-anywhere">{labelOf(meaning)}</span>
                  {meaning.total !== undefined && (
                    <span className="block text-ink-soft text-sm leading-snug">{showBusinesses(meaning.total)}</span>
                  )}
                </span>
              </Suggestion>
            );
          })}
        </div>
      )}
      <BusinessGroup {...choice} id={id} businesses={businesses} from={called.length + meanings.length} />
    </div>
  );
}

interface BusinessGroupProps extends SuggestionChoice {
  id: string;
  businesses: Business[];
  /** How many suggestions stand before. */
  from: number;
}

/** Picture, name, service and place of each. */
function BusinessGroup({ id, businesses, from, ...choice }: BusinessGroupProps) {
  if (businesses.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div role="group" aria-label={suggestionsText.businesses} className={GROUP}>
      {businesses.map((business, at) => {
        const index = from + at;
        return (
          <Suggestion key={business._id} {...choice} id={optionId(id, index)} index={index} to={suggestionAddress(business)}>
            <Picture src={business.image[0]} trade={business.service} alt="" sizes="64px" className="w-16 shrink-0 rounded-md" />
            <span className="min-w-0 grow">
              <span data-may-cut className="block truncate font-semibold leading-snug">
                {ownName(business).text}
              </span>
              <span data-may-cut className="block truncate text-brick text-sm leading-snug">
                {capitalise(business.service)}
              </span>
              <span data-may-cut className="block truncate text-ink-soft text-sm leading-snug">
                {describePlace(placeName(business))}
              </span>
            </span>
          </Suggestion>
        );
      })}
    </div>
  );
}

function SuggestionsLoading() {
  return (
    <div className="p-1.5">
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-3 p-2">
          <Skeleton className="h-12 w-16 shrink-0" />
          <div className="grow space-y-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

function SuggestionsEmpty() {
  return <p className="px-4 py-6 text-center text-ink-soft">{messages.noResults}</p>;
}

function SuggestionsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3 py-2 pr-2 pl-4">
      <p className="text-ink-soft">{messages.somethingWentWrong}</p>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        {commonText.tryAgain}
      </Button>
    </div>
  );
}
