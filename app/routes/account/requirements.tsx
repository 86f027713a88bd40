import { redirect } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { orLastPage } from '#app/components/last-page.ts';
import { Link } from '#app/components/link.tsx';
import { EmptyState } from '#app/components/list-states.tsx';
import { readPagedFilters } from '#app/components/read-filters.ts';
import { askContext, viewerContext } from '#app/context.ts';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { RequestItem } from '#app/features/requirements/request-item.tsx';
import { AskedItem } from '#app/features/threads/asked-item.tsx';
import { listAllAsked } from '#server/features/requirements/list-all-asked.ts';
import { limits } from '#shared/limits.ts';
import { placeAfter } from '#shared/schemas/paging.ts';
import { collectingText, requirementsText } from '#shared/texts.ts';
import type { Route } from './+types/requirements.ts';

export const meta = () => [{ title: titleOf(requirementsText.yourRequests) }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const { kind } = context.get(viewerContext);
  if (kind === 'visitor') throw redirect(loginAddress('/user/login', '/user/requirements'));
  if (kind === 'admin') throw redirect('/');
  const place = readPagedFilters(new URL(request.url).searchParams, { after: placeAfter() });
  const page = await ask(({ context, viewer }) => listAllAsked(context, viewer, { ...place, limit: limits.pageSize.listing }));
  return orLastPage(request, page, page.items);
}

/** What an account has asked of businesses, of one alone or of several at once, what has answers first, and how each stands. */
export default function Requirements({ loaderData: { items, currentPage, totalPages, next } }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-3xl pt-6 pb-14">
      <h1 className="mb-5 font-extrabold text-3xl tracking-tight">{requirementsText.yourRequests}</h1>
      {items.length === 0 ? (
        <EmptyState title={requirementsText.noRequests} hint={requirementsText.requestsHint}>
          <Link to="/get-quotes" className={buttonClass()}>
            {collectingText.getQuotes}
          </Link>
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {items.map((item) => (
            <li key={item.kind === 'request' ? item.request._id : item.enquiry._id}>
              {item.kind === 'request' ? <RequestItem request={item.request} /> : <AskedItem asked={item.enquiry} />}
            </li>
          ))}
        </ul>
      )}
      <PageLinks currentPage={currentPage} totalPages={totalPages} next={next ?? null} />
    </div>
  );
}
