import { orLastPage } from '#app/components/last-page.ts';
import { useCasesContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { AllBusinesses } from '#app/features/moderation/all-businesses.tsx';
import { type ModerationView, readModerationView } from '#app/features/moderation/moderation-address.ts';
import { ModerationTabs } from '#app/features/moderation/moderation-tabs.tsx';
import { OwnerEdits } from '#app/features/moderation/owner-edits.tsx';
import { PendingBusinesses } from '#app/features/moderation/pending-businesses.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import type { UseCases } from '#server/pages/use-cases.ts';
import { limits } from '#shared/limits.ts';
import { backOfficeText } from '#shared/texts.ts';
import type { Route } from './+types/business.ts';

const limit = limits.pageSize.results;

export async function loader({ request, context }: Route.LoaderArgs) {
  const useCases = context.get(useCasesContext);
  const view = readModerationView(new URL(request.url).searchParams);
  const [shown, waiting] = await Promise.all([load(useCases, view), useCases.countWaitingBusinesses()]);
  if (shown.tab === 'edits') orLastPage(request, shown.edits, shown.edits.edits);
  return { ...shown, waiting };
}

async function load({ listUnlisted, searchAllBusinesses, listOwnerEdits }: UseCases, view: ModerationView) {
  const { page } = view;
  switch (view.tab) {
    case 'pending':
      return { tab: view.tab, businesses: await listUnlisted({ status: 'pending', page, limit }) };
    case 'business': {
      const { q, status } = view;
      return { tab: view.tab, search: { q, status }, businesses: await searchAllBusinesses({ q, status, page, limit }) };
    }
    case 'edits':
      return { tab: view.tab, show: view.show, edits: await listOwnerEdits({ show: view.show, page, limit }) };
  }
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(backOfficeText.business)) }];

export default function Business({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={backOfficeText.business} />
      <ModerationTabs tab={loaderData.tab} waiting={loaderData.waiting} />
      {loaderData.tab === 'pending' && <PendingBusinesses first={loaderData.businesses} />}
      {loaderData.tab === 'business' && <AllBusinesses first={loaderData.businesses} search={loaderData.search} />}
      {loaderData.tab === 'edits' && <OwnerEdits page={loaderData.edits} show={loaderData.show} />}
    </>
  );
}
