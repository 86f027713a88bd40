import { useState } from 'react';
import { Form } from 'react-router';
import { Button, buttonClass } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { Search } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { showCount } from '#app/components/show-count.ts';
import { WordsField } from '#app/components/words-field.tsx';
import type { SayingsSearch } from '#app/features/sayings/sayings-address.ts';
import type { SayingsPage } from '#shared/schemas/sayings.ts';
import { serviceName } from '#shared/service-name.ts';
import { sayingsText } from '#shared/texts.ts';

interface SayingFiltersProps {
  search: SayingsSearch;
  counts: SayingsPage['counts'];
  services: SayingsPage['services'];
}

/** Which sayings are shown: of a trade, of the team, by words. A GET form, so that the address says it and it needs no script. */
export function SayingFilters({ search, counts, services }: SayingFiltersProps) {
  const { service, from, q } = search;
  // What was chosen and not asked for goes too.
  const [shownAll, showAll] = useState(0);
  const kinds = [
    { value: '', label: sayingsText.all, n: counts.all },
    { value: 'team', label: sayingsText.teamsOwn, n: counts.team },
    { value: 'off', label: sayingsText.switchedOff, n: counts.off },
    { value: 'places', label: sayingsText.ofPlaces, n: counts.places },
  ];
  return (
    <Form
      key={shownAll}
      method="get"
      role="search"
      aria-label={sayingsText.sayings}
      className="mb-5 grid items-end gap-x-3 gap-y-4 rounded-xl border border-sand-dark bg-paper p-4 *:min-w-0 sm:grid-cols-2 xl:grid-cols-[2fr_2fr_1fr_auto]"
    >
      <Field label={sayingsText.words}>{(attributes) => <WordsField {...attributes} q={q} />}</Field>
      <Field label={sayingsText.trade}>
        {(attributes) => (
          <select {...attributes} key={service} name="service" defaultValue={service ?? ''} className={inputClass}>
            <option value="">{sayingsText.allTrades}</option>
            {services.map(({ _id, name, n }) => (
              <option key={_id} value={_id}>
                {`${serviceName(name)} (${showCount(n)})`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={sayingsText.which}>
        {(attributes) => (
          <select {...attributes} key={from} name="from" defaultValue={from ?? ''} className={inputClass}>
            {kinds.map(({ value, label, n }) => (
              <option key={value} value={value}>
                {`${label} (${showCount(n)})`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary">
          <Search aria-hidden className="size-5" />
          {sayingsText.show}
        </Button>
        {(service || from || q) && (
          <Link to="/admin/sayings" onClick={() => showAll(shownAll + 1)} className={buttonClass({ variant: 'quiet' })}>
            {sayingsText.showAll}
          </Link>
        )}
      </div>
    </Form>
  );
}
