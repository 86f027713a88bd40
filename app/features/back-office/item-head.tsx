import type { ReactNode } from 'react';
import { Link } from '#app/components/link.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import { placeName } from '#shared/place-name.ts';

/** A business that something waits of. */
type Business = Parameters<typeof placeName>[0] & { _id: string; name: string };

interface ItemHeadProps {
  business: Business;
  /** Since when it waits. */
  at: string;
  /** What it is called; the business, which leads to its account, without. */
  title?: ReactNode;
}

/** The head of something that the team decides on: which business it is of, where that is, and since when it waits. */
export function ItemHead({ business, at, title = <BusinessLink business={business} /> }: ItemHeadProps) {
  const { city, state } = placeName(business);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold text-lg wrap-anywhere">{title}</h2>
        <time dateTime={at} className="text-ink-soft text-sm">
          {showMoment(at)}
        </time>
      </div>
      <p className="text-ink-soft text-sm wrap-anywhere">{`${city}, ${state}`}</p>
    </>
  );
}

interface BusinessLinkProps {
  business: Pick<Business, '_id' | 'name'>;
  /** Its account in the back office, or its page as visitors see it. */
  page?: 'account' | 'profile';
  /** What stands in the link; its name without. */
  children?: ReactNode;
}

/** Leads to a business that something waits of. */
export function BusinessLink({ business: { _id, name }, page = 'account', children = name }: BusinessLinkProps) {
  return (
    <Link
      to={page === 'account' ? `/admin/business/${_id}` : `/viewdetails/${_id}`}
      className="text-brick underline underline-offset-4 hover:text-brick-dark"
    >
      {children}
    </Link>
  );
}
