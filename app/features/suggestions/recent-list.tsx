import { Button } from '#app/components/button.tsx';
import { History } from '#app/components/icons.ts';
import { forgetRecent, type RecentSearch } from '#app/features/recent/recent.ts';
import { nameList } from '#app/features/search/name-list.ts';
import { optionId } from '#app/features/suggestions/search-address.ts';
import { Suggestion, type SuggestionChoice } from '#app/features/suggestions/suggestion.tsx';
import { suggestionsText } from '#shared/texts.ts';

interface RecentListProps extends SuggestionChoice {
  id: string;
  searches: readonly RecentSearch[];
  onForgotten: () => void;
}

/** What was searched for last, while nothing is typed. */
export function RecentList({ id, searches, onForgotten, active, onPoint, onChoose }: RecentListProps) {
  const forget = () => {
    forgetRecent();
    onForgotten();
  };
  return (
    <>
      <div id={id} role="listbox" aria-label={suggestionsText.recentSearches} className="p-1.5 pb-0">
        {searches.map(({ list, path }, index) => (
          <Suggestion key={path} id={optionId(id, index)} index={index} to={path} active={active} onPoint={onPoint} onChoose={onChoose}>
            <History aria-hidden className="mx-2 size-5 shrink-0 text-brick" />
            <span className="min-w-0 grow py-1 leading-snug wrap-anywhere">{nameList(list)}</span>
          </Suggestion>
        ))}
      </div>
      <div className="flex justify-end px-1.5 pb-1.5">
        <Button variant="quiet" size="sm" onClick={forget}>
          {suggestionsText.clearRecent}
        </Button>
      </div>
    </>
  );
}
