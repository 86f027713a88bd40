import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { useNotedSearch } from '#app/features/recent/use-noted-search.ts';
import type { ListName } from '#app/features/search/name-list.ts';
import { ResultsHeading } from '#app/features/search/results-heading.tsx';
import { SearchForm } from '#app/features/search/search-form.tsx';
import { searchText } from '#shared/texts.ts';

interface ResultsSearchProps extends Omit<ComponentProps<typeof ResultsHeading>, 'action'> {
  /** What its form begins with: another place or other words begin with a form of their own; filters and orders leave it as it stands. */
  initial: ComponentProps<typeof SearchForm>['initial'];
  /** What the list is of. */
  list: ListName;
  /** The form stays on phones too. */
  keepsForm?: boolean;
}

/**
 * The search of a results page and its heading. Once there are results phones fold the form away, and the heading says in one line what was
 * searched for. Without script the form stays.
 */
export function ResultsSearch({ initial, list, keepsForm = false, ...heading }: ResultsSearchProps) {
  const shown = JSON.stringify(initial);
  const [opened, setOpened] = useState<string>();
  const form = useRef<HTMLDivElement>(null);
  const id = useId();
  const hydrated = useHydrated();
  const hasResults = (heading.total ?? 0) > 0;
  const isFoldable = hasResults && !keepsForm;
  useNotedSearch(list, hasResults);
  const isOpen = opened === shown;
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus();
  }, [isOpen]);
  return (
    <>
      <div ref={form} id={id} className={`max-sm:mt-2 ${isFoldable && !isOpen ? 'max-sm:[@media(scripting:enabled)]:hidden' : ''}`}>
        <SearchForm key={shown} variant="page" {...(initial ? { initial } : {})} />
      </div>
      <ResultsHeading
        {...heading}
        action={
          isFoldable && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              disabled={!hydrated}
              onClick={() => setOpened(isOpen ? undefined : shown)}
              className="-my-2.5 inline-flex min-h-11 shrink-0 items-center px-2 font-semibold text-brick underline underline-offset-4 sm:hidden [@media(scripting:none)]:hidden"
            >
              {withHidden(searchText.changeSearch)}
            </button>
          )
        }
      />
    </>
  );
}
