import { redirect, useRevalidator } from 'react-router';
import { orLastPage } from '#app/components/last-page.ts';
import { FailureState } from '#app/components/list-states.tsx';
import { askContext, viewerContext } from '#app/context.ts';
import { useMay } from '#app/features/business-people/use-may.ts';
import { OwnChanges } from '#app/features/changes/own-changes.tsx';
import { OwnersCorrections } from '#app/features/corrections/owners-corrections.tsx';
import { ActivityCharts } from '#app/features/desk/activity-charts.tsx';
import { CompletenessHint } from '#app/features/desk/completeness-hint.tsx';
import { DeskHeader } from '#app/features/desk/desk-header.tsx';
import { DeskWays } from '#app/features/desk/desk-ways.tsx';
import { Inbox } from '#app/features/desk/inbox.tsx';
import { readInboxSearch } from '#app/features/desk/inbox-search.ts';
import { LatestReviews } from '#app/features/desk/latest-reviews.tsx';
import { loadPart } from '#app/features/desk/load-part.ts';
import { OnYourSite } from '#app/features/desk/on-your-site.tsx';
import { OwnProfile } from '#app/features/desk/own-profile.tsx';
import { ServedPlaces } from '#app/features/desk/served-places.tsx';
import { StatusNotice } from '#app/features/desk/status-notice.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { getActivity } from '#server/features/activity/get-activity.ts';
import { getOwnBusiness } from '#server/features/businesses/profile/get-own-business.ts';
import { getServedPlaces } from '#server/features/businesses/served-places/get-served-places.ts';
import { listOwnChanges } from '#server/features/businesses/waiting-changes/list-own-changes.ts';
import { listLeftOver } from '#server/features/chat/left-over/list-left-over.ts';
import { listCorrectionsOfYours } from '#server/features/corrections/list-corrections.ts';
import { listEnquiries } from '#server/features/enquiries/list-enquiries.ts';
import { listReviewPage } from '#server/features/reviews/list-reviews.ts';
import { doesFor } from '#server/features/sessions/require-duty.ts';
import { limits } from '#shared/limits.ts';
import { placeName } from '#shared/place-name.ts';
import { deskText } from '#shared/texts.ts';
import type { Route } from './+types/profile.ts';

/** How many reviews stand on the desk: the profile has all of them. */
const LATEST = 5;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer.kind !== 'contractor') throw redirect('/');
  const { businessId } = viewer;
  // Who works for the business is shown what their role does.
  const [edits, answers, all] = [doesFor(viewer, 'edits'), doesFor(viewer, 'enquiries'), doesFor(viewer, 'all')];
  const ask = context.get(askContext);
  const search = readInboxSearch(new URL(request.url).searchParams);
  const [business, changes, corrections, servedPlaces, inbox, leftOver, reviews, activity] = await Promise.all([
    ask(({ context, viewer }) => getOwnBusiness(context, viewer)),
    edits ? ask(({ context, viewer }) => listOwnChanges(context, viewer)) : [],
    edits ? ask(({ context, viewer }) => listCorrectionsOfYours(context, viewer)) : [],
    edits ? ask(({ context, viewer }) => getServedPlaces(context, viewer)) : undefined,
    answers
      ? loadPart(ask(({ context, viewer }) => listEnquiries(context, viewer, { ...search, limit: limits.pageSize.listing })))
      : undefined,
    answers ? loadPart(ask(({ context, viewer }) => listLeftOver(context, viewer))) : undefined,
    loadPart(ask(({ context, viewer }) => listReviewPage(context, viewer, businessId, { limit: LATEST }))),
    all ? loadPart(ask(({ context, viewer }) => getActivity(context, viewer))) : undefined,
  ]);
  if (inbox?.found) orLastPage(request, inbox.found, inbox.found.enquiries);
  return { business, changes, corrections, servedPlaces, search, inbox, leftOver, reviews, activity };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titleOf(deskText.titleOf(loaderData?.business.name ?? deskText.yourBusiness)) }, { name: 'robots', content: 'noindex' }];
}

export default function Profile({
  loaderData: { business, changes, corrections, servedPlaces, search, inbox, leftOver, reviews, activity },
}: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const may = useMay();
  return (
    <div className="page-width grid gap-8 pt-6 pb-14">
      <div className="grid gap-5">
        <DeskHeader business={business} />
        <StatusNotice {...business} />
        <OwnChanges changes={changes} />
        <OwnersCorrections corrections={corrections} />
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        {inbox && leftOver && <Inbox businessName={business.name} search={search} inbox={inbox} leftOver={leftOver} />}
        <div className={`grid gap-6 ${inbox ? '' : 'lg:col-span-2 lg:grid-cols-2 lg:items-start'}`}>
          <DeskWays business={business} />
          {may('edits') && <CompletenessHint business={business} />}
          <OwnProfile business={business} />
          {business.status === 'approved' && may('edits') && <OnYourSite businessId={business._id} />}
          {servedPlaces && <ServedPlaces known={servedPlaces} city={placeName(business).city} />}
        </div>
      </div>
      <section aria-labelledby="reviews">
        <h2 id="reviews" className="mb-4 font-extrabold text-2xl tracking-tight">
          {deskText.reviews}
        </h2>
        {reviews.found ? (
          <LatestReviews business={business} page={reviews.found} />
        ) : (
          <FailureState message={reviews.failure} onRetry={revalidate} busy={state === 'loading'} />
        )}
      </section>
      {activity && (
        <section aria-labelledby="activity">
          <h2 id="activity" className="mb-2 font-extrabold text-2xl tracking-tight">
            {deskText.activity}
          </h2>
          {activity.found ? (
            <ActivityCharts activity={activity.found} />
          ) : (
            <FailureState message={activity.failure} onRetry={revalidate} busy={state === 'loading'} />
          )}
        </section>
      )}
    </div>
  );
}
