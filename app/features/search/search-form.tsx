import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { notify } from '#app/components/notify.ts';
import { LocationField } from '#app/features/places/location-field.tsx';
import type { ChosenPlace } from '#app/features/places/place-source.ts';
import { findSearchProblem, type KeptPlace, keptSearchPath, searcherPath } from '#app/features/search/search-address.ts';
import { useSelectedService } from '#app/features/services/selected-service.ts';
import { ServiceField } from '#app/features/services/service-field.tsx';

interface SearchFormProps {
  /** On Home's banner it stands on a picture, elsewhere on the page. */
  variant: 'banner' | 'page';
  /** The search that the page shows. */
  initial?: { place?: ChosenPlace | undefined; kept?: KeptPlace; locationText?: string | undefined; service?: string | undefined };
}

const FRAMES = {
  banner: 'rounded-2xl bg-paper p-4 text-ink shadow-2xl sm:p-5',
  page: 'rounded-xl border border-cement bg-paper p-4 text-ink',
};

/** Location and service, then the results on /searcher (specification 1 §§2, 5). Without script it is sent as a plain form. */
export function SearchForm({ variant, initial = {} }: SearchFormProps) {
  const navigate = useNavigate();
  const stored = useSelectedService();
  const [picked, setPicked] = useState<string>();
  const [place, setPlace] = useState(initial.place);
  const [kept, setKept] = useState(initial.place ? undefined : initial.kept);
  const service = picked ?? (initial.service || stored);

  function search(event: FormEvent) {
    event.preventDefault();
    const problem = findSearchProblem({ place, kept, service });
    if (problem) notify.error(problem);
    else if (place) navigate(searcherPath(place, service));
    else if (kept) navigate(keptSearchPath(kept, service));
  }

  return (
    <search>
      <form
        method="get"
        action="/searcher"
        onSubmit={search}
        className={`grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[1fr_1fr_auto] ${FRAMES[variant]}`}
      >
        <div className="col-span-2 min-w-0 sm:col-span-1">
          <LocationField
            label="Location"
            name="city"
            initialText={initial.locationText ?? initial.place?.formattedAddress}
            onChoose={(chosen) => {
              setPlace(chosen);
              setKept(undefined);
            }}
          />
        </div>
        <ServiceField value={service} onChange={setPicked} />
        <button type="submit" aria-label="Search" className={`${buttonClass()} min-h-12`}>
          <Search aria-hidden className="size-5" />
        </button>
      </form>
    </search>
  );
}
