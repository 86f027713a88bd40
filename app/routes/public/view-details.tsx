import { type ReactNode, useEffect, useId } from 'react';
import { redirect } from 'react-router';
import { lazily } from '#app/components/lazily.tsx';
import { Link } from '#app/components/link.tsx';
import { refusalIn, throwAsPage } from '#app/components/page-refusal.ts';
import { Picture } from '#app/components/picture.tsx';
import { readPagedFilters } from '#app/components/read-filters.ts';
import { askContext, siteContext } from '#app/context.ts';
import { BackToList } from '#app/features/businesses/back-to-list.tsx';
import { BusinessCard, cardGrid } from '#app/features/businesses/business-card.tsx';
import { BusinessSummary } from '#app/features/businesses/business-summary.tsx';
import { PhotoGallery } from '#app/features/businesses/photo-gallery.tsx';
import { toListed } from '#app/features/businesses/to-listed.ts';
import { useOwnBusiness } from '#app/features/desk/use-own-business.ts';
import { Breadcrumb } from '#app/features/navigation/breadcrumb.tsx';
import { lasting } from '#app/features/offline/lasting.ts';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describeBusiness } from '#app/features/page-meta/describe-business.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { sharePicture } from '#app/features/page-meta/share-picture.ts';
import { noteSeen } from '#app/features/recent/recent.ts';
import { ReportButton } from '#app/features/reports/report-button.tsx';
import { RequestBar } from '#app/features/requirements/request-bar.tsx';
import { CustomerReviews } from '#app/features/reviews/customer-reviews.tsx';
import { ReviewButton } from '#app/features/reviews/review-button.tsx';
import { REVIEWS } from '#app/features/reviews/reviews-address.ts';
import { searchQueryString } from '#app/features/search/search.ts';
import { useFollowedSearch } from '#app/features/search/use-followed-search.ts';
import { CopyLink } from '#app/features/sharing/copy-link.tsx';
import { ShareLinks } from '#app/features/sharing/share-links.tsx';
import { findMergedInto } from '#server/features/businesses/find-merged-into.ts';
import { getBusinessProfile } from '#server/features/businesses/get-business.ts';
import { listNearby } from '#server/features/businesses/list-nearby.ts';
import { findCityPath, findLandingPath } from '#server/features/landing-pages/list-landing-pages.ts';
import { namesToKeep } from '#server/features/places/place-names.ts';
import { listReviewPage } from '#server/features/reviews/list-reviews.ts';
import { nameShown, ownDescription, ownName, ownSummary } from '#shared/own-words.ts';
import { placeName } from '#shared/place-name.ts';
import { reviewsQuery } from '#shared/schemas/reviews.ts';
import { capitalise } from '#shared/service-name.ts';
import { businessesText, claimsText, correctionsText, reportsText } from '#shared/texts.ts';
import type { Route } from './+types/view-details.ts';

const OwnerActions = lazily(async () => (await import('#app/features/desk/owner-actions.tsx')).OwnerActions);

/** How many similar businesses stand below a profile. */
const SIMILAR = 4;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const { isCopy } = context.get(siteContext);
  const { searchParams, search } = new URL(request.url);
  const shown = readPagedFilters(searchParams, { after: reviewsQuery.shape.after, sort: reviewsQuery.shape.sort });
  try {
    const [details, reviews] = await Promise.all([
      ask(({ context, viewer, userAgent }) => getBusinessProfile(context, viewer, params.id, userAgent)),
      ask(({ context, viewer }) => listReviewPage(context, viewer, params.id, shown)),
    ]);
    const { _id, service, city, state, address } = details.contractor;
    const [cityPath, landingPath, similar, names] = await Promise.all([
      ask(({ context }) => findCityPath(context, details.contractor)),
      ask(({ context }) => findLandingPath(context, details.contractor)),
      ask(({ context, lastWriteLsn }) => listNearby(context, { service, city, state, address, except: _id, limit: SIMILAR }, lastWriteLsn)),
      namesToKeep({ city, state }),
    ]);
    const contractor = { ...(isCopy ? lasting(details.contractor) : details.contractor), ...names };
    return {
      ...details,
      // A copy is read on other days.
      ...(isCopy ? { today: '' } : {}),
      contractor,
      reviews,
      cityPath: cityPath ?? `/searcher?${searchQueryString({ city, state })}`,
      landingPath,
      similar: (isCopy ? similar.map(lasting) : similar).map(toListed),
    };
  } catch (error) {
    const isGone = refusalIn(error)?.status === 404;
    const stays = isGone ? await ask(({ context }) => findMergedInto(context, params.id)) : undefined;
    if (stays) throw redirect(`/viewdetails/${stays}${search}`, 301);
    return throwAsPage(error);
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { contractor, cityPath, landingPath } = loaderData;
  const { _id, service, image } = contractor;
  const name = ownName(contractor).text;
  const { city } = placeName(contractor);
  const title = businessesText.nameServiceCity(name, capitalise(service), city);
  const path = `/viewdetails/${_id}`;
  return describePage(matches, {
    title,
    description: ownSummary(contractor).text || title,
    path,
    type: 'profile',
    image: image[0] && sharePicture(image[0]),
    isEmbeddable: true,
    structuredData: [
      describeBusiness(contractor),
      describeBreadcrumbs([
        { name: city, path: cityPath },
        ...(landingPath ? [{ name: capitalise(service), path: landingPath }] : []),
        { name, path },
      ]),
    ],
  });
}

export default function ViewDetails({ loaderData }: Route.ComponentProps) {
  const {
    contractor,
    phoneAccess,
    leftToday,
    untilConfirmed,
    planMember,
    response,
    checks,
    today,
    canBeClaimed,
    reviews,
    cityPath,
    landingPath,
    similar,
  } = loaderData;
  const { _id, service, city, state, image } = contractor;
  const about = ownDescription(contractor);
  const { city: shownCity } = placeName(contractor);
  const own = useOwnBusiness(contractor);
  useFollowedSearch(_id);
  useEffect(() => noteSeen(contractor), [contractor]);
  return (
    <div className="page-width pt-0.5 pb-14 sm:pt-5">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-6 sm:mb-3">
        <Breadcrumb
          crumbs={[
            { name: shownCity, path: cityPath },
            { name: capitalise(service), path: landingPath ?? `/searcher?${searchQueryString({ city, state, service })}` },
            { name: ownName(contractor).text },
          ]}
        />
        <BackToList />
      </div>
      <article className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 sm:gap-6 lg:grid-cols-[3fr_2fr] lg:gap-8">
        <section aria-label={businessesText.photos} className="min-w-0">
          {image.length > 0 ? (
            <PhotoGallery name={nameShown(contractor)} photos={image} look="profile" />
          ) : (
            <Picture src={undefined} trade={contractor.service} alt={nameShown(contractor)} sizes="" className="w-full rounded-xl" />
          )}
        </section>
        <aside aria-label={businessesText.contact} className="lg:sticky lg:top-24 lg:row-span-2">
          <BusinessSummary
            key={_id}
            contractor={contractor}
            phoneAccess={phoneAccess}
            planMember={planMember}
            checks={checks}
            today={today}
            {...(response ? { response } : {})}
            leftToday={leftToday}
            {...(untilConfirmed ? { untilConfirmed } : {})}
            own={own !== undefined}
          />
          <section aria-label={businessesText.share} className="mt-3 flex flex-wrap items-center justify-center gap-x-1">
            <ShareLinks
              path={`/viewdetails/${_id}`}
              title={businessesText.nameServiceCity(nameShown(contractor), capitalise(service), shownCity)}
            />
            <CopyLink path={`/viewdetails/${_id}`} />
          </section>
          {own ? (
            <OwnerActions business={own} />
          ) : (
            <div className="mt-1 flex flex-wrap items-center justify-center gap-x-4">
              {canBeClaimed && (
                <Link
                  to={`/claim/${_id}`}
                  className="inline-flex min-h-11 items-center font-semibold text-brick text-sm underline-offset-4 hover:underline"
                >
                  {claimsText.isThisYours}
                </Link>
              )}
              <Link
                to={`/correction/${_id}`}
                className="inline-flex min-h-11 items-center font-semibold text-brick text-sm underline-offset-4 hover:underline"
              >
                {correctionsText.suggest}
              </Link>
              <ReportButton key={_id} subject={{ business: _id }} name={nameShown(contractor)} label={reportsText.reportBusiness} />
            </div>
          )}
        </aside>
        <div className="space-y-10">
          <Section title={businessesText.aboutUs}>
            <p lang={about.lang} className="max-w-prose whitespace-pre-line text-lg leading-relaxed wrap-anywhere">
              {about.text}
            </p>
          </Section>
          <Section
            title={businessesText.customerReviews}
            anchor={REVIEWS}
            action={!own && <ReviewButton key={_id} business={contractor} own={reviews.own ?? undefined} />}
          >
            <CustomerReviews business={contractor} page={reviews} isOwner={own !== undefined} />
          </Section>
        </div>
      </article>
      {!own && similar.length > 0 && (
        <div className="mt-12">
          <Section title={businessesText.similarNearby}>
            <ul className={cardGrid}>
              {similar.map((business) => (
                <li key={business._id}>
                  <BusinessCard business={business} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
      {!own && <RequestBar service={service} />}
    </div>
  );
}

interface SectionProps {
  title: string;
  /** Stands beside the title. */
  action?: ReactNode;
  /** Where an address can lead to it. */
  anchor?: string;
  children: ReactNode;
}

function Section({ title, action, anchor, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} id={anchor} className="scroll-mt-24">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-extrabold text-2xl tracking-tight">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
