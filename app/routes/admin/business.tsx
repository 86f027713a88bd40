import { orLastPage } from '#app/components/last-page.ts';
import { throwAsPage } from '#app/components/page-refusal.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DownloadList } from '#app/features/back-office/download-list.tsx';
import { AllBusinesses } from '#app/features/moderation/all-businesses.tsx';
import { type ModerationView, readModerationView } from '#app/features/moderation/moderation-address.ts';
import { ModerationTabs } from '#app/features/moderation/moderation-tabs.tsx';
import { OwnerEdits } from '#app/features/moderation/owner-edits.tsx';
import { PendingBusinesses } from '#app/features/moderation/pending-businesses.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { countWaitingBusinesses } from '#server/features/businesses/moderation/count-waiting.ts';
import { listOwnerEdits } from '#server/features/businesses/moderation/list-owner-edits.ts';
import { listUnlisted } from '#server/features/businesses/moderation/list-unlisted.ts';
import { searchAll } from '#server/features/businesses/moderation/search-all.ts';
import type { Ask } from '#server/pages/ask.ts';
import { limits } from '#shared/limits.ts';
import type { AdminSearch } from '#shared/schemas/moderation.ts';
import { backOfficeText } from '#shared/texts.ts';
import type { Route } from './+types/business.ts';

const limit = limits.pageSize.results;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const view = readModerationView(new URL(request.url).searchParams);
  const [shown, waiting] = await Promise.all([load(ask, view), ask(({ context, viewer }) => countWaitingBusinesses(context, viewer))]);
  if (shown.tab === 'edits') orLastPage(request, shown.edits, shown.edits.edits);
  return { ...shown, waiting };
}

async function load(ask: Ask, view: ModerationView) {
  const { page } = view;
  switch (view.tab) {
    case 'pending':
      return {
        tab: view.tab,
        businesses: await ask(({ context, viewer }) => listUnlisted(context, viewer, { status: 'pending', page, limit })),
      };
    case 'business': {
      const { q, status, import: importId } = view;
      const search = { q, status, import: importId };
      return {
        tab: view.tab,
        search,
        businesses: await ask(({ context, viewer, lastWriteLsn }) =>
          searchAll(context, viewer, { ...search, page, limit }, lastWriteLsn),
        ).catch(throwAsPage),
      };
    }
    case 'edits':
      return {
        tab: view.tab,
        show: view.show,
        edits: await ask(({ context, viewer }) => listOwnerEdits(context, viewer, { show: view.show, page, limit })),
      };
  }
}

/** What of the businesses the page shows. */
function shownOf(shown: { tab: 'pending' } | { tab: 'business'; search: AdminSearch }) {
  return shown.tab === 'pending' ? { state: 'pending' } : { q: shown.search.q, state: shown.search.status, import: shown.search.import };
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(backOfficeText.business)) }];

export default function Business({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={backOfficeText.business}>
        {loaderData.tab !== 'edits' && <DownloadList list="businesses" filter={shownOf(loaderData)} />}
      </AdminHeading>
      <ModerationTabs tab={loaderData.tab} waiting={loaderData.waiting} />
      {loaderData.tab === 'pending' && <PendingBusinesses first={loaderData.businesses} />}
      {loaderData.tab === 'business' && <AllBusinesses first={loaderData.businesses} search={loaderData.search} />}
      {loaderData.tab === 'edits' && <OwnerEdits page={loaderData.edits} show={loaderData.show} />}
    </>
  );
}
