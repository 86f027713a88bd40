import type { ReactNode } from 'react';
import { Link } from '#app/components/link.tsx';
import { showCount } from '#app/components/show-count.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DownloadList } from '#app/features/back-office/download-list.tsx';
import { DayCharts } from '#app/features/day-charts/day-charts.tsx';
import type { Measure } from '#app/features/day-charts/day-counts.ts';
import { NumbersTabs } from '#app/features/figures/numbers-tabs.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { sayingsAddress } from '#app/features/sayings/sayings-address.ts';
import { getSiteNumbers } from '#server/features/page-views/get-site-numbers.ts';
import { limits } from '#shared/limits.ts';
import { placeName } from '#shared/place-name.ts';
import { showRupees } from '#shared/rupees.ts';
import type { SiteNumbers } from '#shared/schemas/site-numbers.ts';
import { serviceName } from '#shared/service-name.ts';
import { downloadText, numbersText } from '#shared/texts.ts';
import type { Route } from './+types/numbers.ts';

const measures: Measure<'views' | 'enquiries' | 'users' | 'businesses'>[] = [
  {
    key: 'views',
    get label() {
      return numbersText.pageViews;
    },
    colour: 'fill-ink-soft',
  },
  {
    key: 'enquiries',
    get label() {
      return numbersText.enquiries;
    },
    colour: 'fill-leaf',
  },
  {
    key: 'users',
    get label() {
      return numbersText.newUsers;
    },
    colour: 'fill-brick',
  },
  {
    key: 'businesses',
    get label() {
      return numbersText.newBusinesses;
    },
    colour: 'fill-amber',
  },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const asked = Number(new URL(request.url).searchParams.get('days'));
  const period = limits.numbersPeriods.find((days) => days === asked) ?? 30;
  return { period, numbers: await ask(({ context, viewer }) => getSiteNumbers(context, viewer, period)) };
}

export const meta = () => [{ title: titleOf(numbersText.tabTitle) }];

export default function Numbers({ loaderData: { period, numbers } }: Route.ComponentProps) {
  return (
    <>
      <NumbersTabs chosen="days" />
      <AdminHeading title={numbersText.numbers}>
        <DownloadList list="enquiries" title={downloadText.downloadEnquiries} description={downloadText.withoutWhoWrote} />
        <nav aria-label={numbersText.period} className="flex rounded-lg bg-sand-dark p-1">
          {limits.numbersPeriods.map((days) => (
            <Link
              key={days}
              to={`?days=${days}`}
              aria-current={days === period ? 'true' : undefined}
              className="grid min-h-11 place-items-center rounded-md px-4 font-semibold text-ink-soft aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {numbersText.lastDays(days)}
            </Link>
          ))}
        </nav>
      </AdminHeading>
      <p className="mb-4 text-ink-soft">{numbersText.whoIsLeftOut}</p>
      <DayCharts measures={measures} days={numbers.days} />
      <p className="mt-4">
        {numbersText.messagesSent({
          sent: numbers.messages.sent,
          arrived: numbers.messages.arrived,
          failed: numbers.messages.failed,
          cost: showRupees(numbers.messages.rupees),
        })}
      </p>
      <div className="mt-8 grid gap-6 md:grid-cols-2">
        {lists.map((list) => (
          <TopList key={list.key} list={list} counts={numbers[list.key]}>
            {list.key === 'nothingFound' && <SayWhatIsMeant />}
          </TopList>
        ))}
      </div>
    </>
  );
}

type Count = SiteNumbers['topCities'][number];

interface List {
  key: 'topServices' | 'topCities' | 'nothingFound' | 'topPages';
  title: () => string;
  empty: () => string;
  /** How one of them is called on the page. */
  show: (count: Count) => string;
}

const asCounted = ({ name }: Count) => name;

const lists: List[] = [
  {
    key: 'topServices',
    title: () => numbersText.servicesSearchedFor,
    empty: () => numbersText.noSearchesForService,
    show: ({ name }) => serviceName(name),
  },
  {
    key: 'topCities',
    title: () => numbersText.citiesSearchedIn,
    empty: () => numbersText.noSearchesInCity,
    show: ({ name, placeNames }) => placeName({ city: name, placeNames }).city,
  },
  { key: 'nothingFound', title: () => numbersText.foundNothing, empty: () => numbersText.everySearchFound, show: asCounted },
  { key: 'topPages', title: () => numbersText.pages, empty: () => numbersText.noPageViews, show: asCounted },
];

interface TopListProps {
  list: List;
  counts: Count[];
  /** What can be done about them. */
  children?: ReactNode;
}

function SayWhatIsMeant() {
  return (
    <Link
      to={sayingsAddress('nothing_found')}
      className="mt-1 inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4"
    >
      {numbersText.sayWhatTheyMean}
    </Link>
  );
}

function TopList({ list: { title, empty, show }, counts, children }: TopListProps) {
  return (
    <section className="rounded-xl border border-sand-dark bg-paper p-4 sm:p-5">
      <h2 className="font-bold text-lg">{title()}</h2>
      {counts.length === 0 ? (
        <p className="mt-2 text-ink-soft">{empty()}</p>
      ) : (
        <ol className="mt-2 divide-y divide-sand-dark">
          {counts.map((count) => (
            <li key={count.name} className="flex justify-between gap-4 py-2">
              <span className="wrap-anywhere">{show(count)}</span>
              <span className="font-semibold tabular-nums">{showCount(count.n)}</span>
            </li>
          ))}
        </ol>
      )}
      {counts.length > 0 && children}
    </section>
  );
}
