import { FilterLinks } from '#app/components/filter-links.tsx';
import { Plus } from '#app/components/icons.ts';
import { orLastPage } from '#app/components/last-page.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { ProposalTable } from '#app/features/sayings/proposal-table.tsx';
import { QueryReading } from '#app/features/sayings/query-reading.tsx';
import { SayingFilters } from '#app/features/sayings/saying-filters.tsx';
import { SayingForm } from '#app/features/sayings/saying-form.tsx';
import { SayingTable } from '#app/features/sayings/saying-table.tsx';
import {
  readSayingsSearch,
  type SayingsSearch,
  type SayingView,
  sayingsAddress,
  sayingViews,
} from '#app/features/sayings/sayings-address.ts';
import { UnansweredTable } from '#app/features/sayings/unanswered-table.tsx';
import { explainQuery } from '#server/features/lexicon-upkeep/explain-query.ts';
import { listProposals } from '#server/features/lexicon-upkeep/list-proposals.ts';
import { listSayings } from '#server/features/lexicon-upkeep/list-sayings.ts';
import { listUnanswered } from '#server/features/lexicon-upkeep/list-unanswered.ts';
import { listServices } from '#server/features/services/list-services.ts';
import type { Ask } from '#server/pages/ask.ts';
import { limits } from '#shared/limits.ts';
import type { Service } from '#shared/schemas/catalogue.ts';
import { numbersText, sayingsText } from '#shared/texts.ts';
import type { Route } from './+types/sayings.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const search = readSayingsSearch(new URL(request.url).searchParams);
  const [services, shown] = await Promise.all([ask(({ context }) => listServices(context)), loadView(ask, search)]);
  if ('sayings' in shown && shown.sayings) orLastPage(request, shown.sayings, shown.sayings.sayings);
  if ('unanswered' in shown && shown.unanswered) orLastPage(request, shown.unanswered, shown.unanswered.searches);
  return { search, services, ...shown };
}

/** What the view that is asked for shows, and nothing of the others. */
async function loadView(ask: Ask, { view, page, ...filter }: SayingsSearch) {
  const paging = { page, limit: limits.sayings.perPage };
  if (view === 'proposed') return { proposals: await ask(({ context, viewer }) => listProposals(context, viewer)) };
  const { q } = filter;
  if (view === 'read') return { reading: q ? await ask(({ context, viewer }) => explainQuery(context, viewer, q)) : undefined };
  if (view === 'list') return { sayings: await ask(({ context, viewer }) => listSayings(context, viewer, { ...filter, ...paging })) };
  return { unanswered: await ask(({ context, viewer }) => listUnanswered(context, viewer, { kind: view, ...paging })) };
}

export const meta = () => [{ title: titleOf(sayingsText.tabTitle) }];

const hints: Record<SayingView, () => string> = {
  list: () => sayingsText.aboutList,
  nothing_found: () => sayingsText.aboutFoundNothing,
  not_followed: () => sayingsText.aboutNotFollowed(limits.sayings.leastSearches),
  proposed: () => sayingsText.aboutProposals(limits.sayings.leastVisits),
  read: () => sayingsText.aboutQuery,
};

export default function Sayings({ loaderData }: Route.ComponentProps) {
  const { search, services } = loaderData;
  const views = Object.entries(sayingViews) as [SayingView, string][];
  return (
    <>
      <AdminHeading title={sayingsText.sayings}>
        <AddSaying services={services} />
      </AdminHeading>
      <div className="mb-4">
        <FilterLinks
          label={sayingsText.views}
          choices={views.map(([view, label]) => ({ label, to: sayingsAddress(view), isChosen: view === search.view }))}
        />
      </div>
      <p className="mb-5 max-w-prose text-ink-soft">{hints[search.view]()}</p>
      <View {...loaderData} />
    </>
  );
}

function AddSaying({ services }: { services: Service[] }) {
  const label = (
    <>
      <Plus aria-hidden className="size-5" />
      <span>{sayingsText.addSaying}</span>
    </>
  );
  return (
    <DialogButton label={label} title={sayingsText.addSaying}>
      {(close) => <SayingForm services={services} onClose={close} />}
    </DialogButton>
  );
}

function View({ search, services, ...shown }: Route.ComponentProps['loaderData']) {
  if ('proposals' in shown && shown.proposals) return <ProposalTable proposals={shown.proposals} />;
  if ('sayings' in shown && shown.sayings) {
    const { sayings } = shown;
    return (
      <>
        <SayingFilters search={search} counts={sayings.counts} services={sayings.services} />
        <SayingTable page={sayings} />
        <PageLinks currentPage={sayings.currentPage} totalPages={sayings.totalPages} />
      </>
    );
  }
  if ('unanswered' in shown && shown.unanswered) {
    const { unanswered } = shown;
    const isNothing = search.view === 'nothing_found';
    return (
      <>
        <UnansweredTable
          label={isNothing ? numbersText.foundNothing : sayingsText.notFollowedSearches}
          empty={isNothing ? numbersText.everySearchFound : sayingsText.everySearchFollowed}
          page={unanswered}
          services={services}
        />
        <PageLinks currentPage={unanswered.currentPage} totalPages={unanswered.totalPages} />
      </>
    );
  }
  return <QueryReading services={services} reading={'reading' in shown ? shown.reading : undefined} />;
}
