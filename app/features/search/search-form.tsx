import { type FormEvent, type ReactNode, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { Search } from '#app/components/icons.ts';
import { notify } from '#app/components/notify.ts';
import { LocationField } from '#app/features/places/location-field.tsx';
import { type ChosenPlace, showPlace } from '#app/features/places/place-source.ts';
import { rememberPlace, useRememberedPlace } from '#app/features/places/remembered-place.ts';
import type { Sought } from '#app/features/requirements/sought.ts';
import {
  blameFields,
  describeProblem,
  findSearchProblem,
  type KeptPlace,
  keptSearchPath,
  searcherPath,
  wordsPath,
} from '#app/features/search/search-address.ts';
import { useSelectedService } from '#app/features/services/selected-service.ts';
import { ServiceField } from '#app/features/services/service-field.tsx';
import { commonText, searchText } from '#shared/texts.ts';

interface SearchFormProps {
  /** What stands below it, with what was chosen so far. */
  children?: (sought: Sought) => ReactNode;
  /** On Home's banner it stands on a picture, elsewhere on the page. */
  variant: 'banner' | 'page';
  /** The search that the page shows. */
  initial?: {
    place?: ChosenPlace | undefined;
    kept?: KeptPlace;
    locationText?: string | undefined;
    service?: string | undefined;
    /** The words that the page was searched for: they are searched at another place as long as no other service is chosen. */
    words?: string | undefined;
  };
}

const FRAMES = {
  banner: 'rounded-2xl bg-paper p-4 text-ink shadow-2xl sm:p-5',
  page: 'rounded-xl border border-cement bg-paper p-4 text-ink lg:py-3',
};

/**
 * Location and service, then the results on /searcher (docs/product/pages.md and docs/product/forms.md). The place chosen last stands in
 * every form whose page shows none. Without script it is sent as a plain form.
 */
export function SearchForm({ variant, initial = {}, children }: SearchFormProps) {
  const navigate = useNavigate();
  const results = useHref('/searcher');
  const stored = useSelectedService();
  const remembered = useRememberedPlace();
  const [picked, setPicked] = useState<string>();
  const [isPicking, setPicking] = useState(false);
  /** What was chosen or typed here, in place of the page's own. */
  const [entered, setEntered] = useState<{ place: ChosenPlace | undefined }>();
  /** It was sent once and could not be: what is missing is said until it is there. */
  const [isTried, setTried] = useState(false);
  const pageText = initial.locationText || (initial.place && showPlace(initial.place));
  const pagePlace = pageText ? initial.place : remembered;
  const place = entered ? entered.place : pagePlace;
  const kept = entered || pagePlace ? undefined : initial.kept;
  const words = picked === undefined ? initial.words : undefined;
  const service = picked ?? (initial.service || words || stored);
  const problem = findSearchProblem({ place, kept, service });
  const wrong = blameFields(isTried ? problem : undefined);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (problem) {
      setTried(true);
      notify.error(describeProblem(problem));
      const field = event.currentTarget.elements.namedItem(blameFields(problem).location ? 'city' : 'service');
      if (field instanceof HTMLElement) field.focus();
    } else if (words && place) navigate(wordsPath({ q: words }, place));
    else if (place) navigate(searcherPath(place, service));
    else if (kept) navigate(keptSearchPath(kept, service));
  }

  return (
    <search>
      <form
        method="get"
        action={results}
        onSubmit={search}
        className={`grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[1fr_1fr_auto] ${FRAMES[variant]}`}
      >
        <div className="col-span-2 min-w-0 sm:col-span-1">
          <LocationField
            label={searchText.location}
            name="city"
            initialText={pageText ?? (pagePlace && showPlace(pagePlace))}
            error={wrong.location}
            onChoose={(chosen) => {
              setEntered({ place: chosen });
              if (chosen) rememberPlace(chosen);
            }}
            onLocated={(found) => {
              // With another service it is searched by a press.
              if (isPicking) return;
              if (words) navigate(wordsPath({ q: words }, found));
              else if (!findSearchProblem({ place: found, service })) navigate(searcherPath(found, service));
            }}
            onClear={() => rememberPlace(undefined)}
          />
        </div>
        <ServiceField isSearch value={service} error={wrong.service} onPicking={setPicking} onChange={setPicked} />
        <button type="submit" aria-label={commonText.search} className={`${buttonClass()} min-h-12`}>
          <Search aria-hidden className="size-5" />
        </button>
      </form>
      {children?.({ service, place: place?.formattedAddress, lat: place?.lat, lng: place?.lng })}
    </search>
  );
}
