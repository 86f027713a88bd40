import type { ReactNode } from 'react';
import { BadgeCheck } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { Picture } from '#app/components/picture.tsx';
import { Rating } from '#app/components/rating.tsx';
import { showHours } from '#app/features/businesses/show-hours.ts';
import { showLanguages } from '#app/features/businesses/show-languages.ts';
import { AskThese } from '#app/features/compare/ask-these.tsx';
import { DistanceRow } from '#app/features/compare/distance-row.tsx';
import { describeMinutes } from '#app/features/enquiries/describe-minutes.ts';
import { EnquiryButton } from '#app/features/enquiries/enquiry-button.tsx';
import { LikeButton } from '#app/features/likes/like-button.tsx';
import { nameShown } from '#shared/own-words.ts';
import { placeName } from '#shared/place-name.ts';
import type { Compared } from '#shared/schemas/businesses.ts';
import { capitalise } from '#shared/service-name.ts';
import { showPrices } from '#shared/shown-prices.ts';
import { choicesText, commonText, compareText } from '#shared/texts.ts';

type Side = Compared['compared'][number];

interface Row {
  id: string;
  label: () => string;
  /** Who has something to tell in it: a row in which nobody has is left out. */
  isTold?: (side: Side) => boolean;
  show: (side: Side) => ReactNode;
}

/** What is compared, from top to bottom: before the distances, and after them. */
const BEFORE: Row[] = [
  { id: 'service', label: () => commonText.service, show: ({ business }) => capitalise(business.service) },
  {
    id: 'place',
    label: () => compareText.place,
    show: ({ business }) => [business.locality, placeName(business).city].filter(Boolean).join(', '),
  },
];
const AFTER: Row[] = [
  { id: 'price', label: () => compareText.price, show: ({ business }) => <Price business={business} /> },
  {
    id: 'rating',
    label: () => compareText.rating,
    show: ({ business }) => <Rating value={business.average_rating} count={business.totalReviews} />,
  },
  { id: 'answers', label: () => compareText.answers, show: ({ response }) => showAnswers(response) },
  {
    id: 'checked',
    label: () => compareText.verifiedByTeam,
    isTold: ({ business }) => business.checked === true,
    show: ({ business }) => (business.checked ? <Verified /> : '–'),
  },
  { id: 'photos', label: () => compareText.photos, show: ({ business }) => business.image.length || compareText.noPhotos },
  {
    id: 'hours',
    label: () => choicesText.openingHours,
    show: ({ business: { openingHours } }) => (openingHours ? <Hours hours={openingHours} /> : compareText.notSaid),
  },
  {
    id: 'languages',
    label: () => compareText.languages,
    show: ({ business: { languages } }) => (languages ? showLanguages(languages) : compareText.notSaid),
  },
  { id: 'since', label: () => compareText.workingSince, show: ({ business }) => business.workingSince ?? compareText.notSaid },
];

/**
 * Businesses in columns. What a row compares stands above it, over all columns, so that three have room on a phone; each pair of rows is a
 * group of the table that is named by it.
 */
export function CompareTable({ compared }: { compared: readonly Side[] }) {
  const businesses = compared.map(({ business }) => business);
  return (
    <div className="overflow-x-auto rounded-xl border border-sand-dark bg-paper">
      <table className="w-full table-fixed text-left text-sm sm:text-base">
        <caption className="sr-only">{compareText.sideBySide}</caption>
        <thead>
          <tr>
            {compared.map(({ business: { _id, name, nameHindi, service, image } }) => (
              <th key={_id} scope="col" className="p-2 align-top sm:p-4">
                <Picture src={image[0]} trade={service} alt="" sizes="(min-width: 64rem) 25rem, 33vw" className="w-full rounded-lg" />
                <Link
                  to={`/viewdetails/${_id}`}
                  className="mt-1 flex min-h-11 items-center font-bold leading-snug underline-offset-4 wrap-anywhere hover:underline sm:text-lg"
                >
                  {nameShown({ name, nameHindi })}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {BEFORE.map((row) => (
          <CompareRow key={row.id} row={row} compared={compared} />
        ))}
        <DistanceRow businesses={businesses} />
        {AFTER.filter(({ isTold }) => !isTold || compared.some(isTold)).map((row) => (
          <CompareRow key={row.id} row={row} compared={compared} />
        ))}
        <tbody className="print:hidden">
          <tr>
            {businesses.map((business) => (
              <td key={business._id} className="p-2 align-top sm:p-4">
                <div className="flex flex-col gap-2 sm:flex-row sm:items-center">
                  <LikeButton business={business} />
                  <EnquiryButton business={business} size="sm" className="grow px-2! leading-tight!" />
                </div>
              </td>
            ))}
          </tr>
          {businesses.length > 1 && (
            <tr>
              <td colSpan={businesses.length} className="border-sand-dark border-t p-2 sm:p-4">
                <AskThese businesses={businesses} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function CompareRow({ row: { label, show }, compared }: { row: Row; compared: readonly Side[] }) {
  return (
    <tbody>
      <tr className="bg-sand">
        <th scope="rowgroup" colSpan={compared.length} className="px-2 py-1.5 font-semibold text-ink-soft text-sm sm:px-4">
          {label()}
        </th>
      </tr>
      <tr>
        {compared.map((side) => (
          <td key={side.business._id} className="px-2 py-2.5 align-top wrap-anywhere sm:px-4">
            {show(side)}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function showAnswers(response: Side['response']) {
  if (!response) return compareText.tooFewToTell;
  const { medianMinutes, answeredShare } = response;
  const share = compareText.answered(Math.round(answeredShare * 100));
  return medianMinutes === null ? share : compareText.usuallyWithin(describeMinutes(medianMinutes), share);
}

function Price({ business }: { business: Side['business'] }) {
  const [first, second] = showPrices(business);
  if (!first) return <span>{compareText.notSaid}</span>;
  return (
    <>
      <strong className="block font-bold">{first}</strong>
      {second && <span className="text-ink-soft">{second}</span>}
    </>
  );
}

function Verified() {
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-leaf">
      <BadgeCheck aria-hidden className="size-4" />
      {compareText.yes}
    </span>
  );
}

function Hours({ hours }: { hours: string }) {
  return showHours(hours).map((part) => (
    <span key={part} className="block">
      {part}
    </span>
  ));
}
