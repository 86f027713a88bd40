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
import { AskedItem } from '#app/features/threads/asked-item.tsx';
import { listAsked } from '#server/features/enquiries/threads/read-thread.ts';
import { limits } from '#shared/limits.ts';
import { placeAfter } from '#shared/schemas/paging.ts';
import { requirementsText, threadsText } from '#shared/texts.ts';
import type { Route } from './+types/enquiries.ts';

export const meta = () => [{ title: titleOf(threadsText.yourEnquiries) }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const { kind } = context.get(viewerContext);
  if (kind === 'visitor') throw redirect(loginAddress('/user/login', '/user/enquiries'));
  if (kind === 'admin') throw redirect('/');
  const place = readPagedFilters(new URL(request.url).searchParams, { after: placeAfter() });
  const page = await ask(({ context, viewer }) => listAsked(context, viewer, { ...place, limit: limits.pageSize.listing }));
  return orLastPage(request, page, page.enquiries);
}

/** The enquiries that an account has sent to businesses, each a conversation. */
export default function Enquiries({ loaderData: { enquiries, currentPage, totalPages, next } }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-3xl pt-6 pb-14">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 className="font-extrabold text-3xl tracking-tight">{threadsText.yourEnquiries}</h1>
        <Link to="/user/requirements" className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-4`}>
          {requirementsText.yourRequests}
        </Link>
      </div>
      {enquiries.length === 0 ? (
        <EmptyState title={threadsText.noEnquiries} hint={threadsText.enquiriesHint}>
          <Link to="/category" className={buttonClass()}>
            {threadsText.findBusiness}
          </Link>
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {enquiries.map((asked) => (
            <li key={asked._id}>
              <AskedItem asked={asked} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks currentPage={currentPage} totalPages={totalPages} next={next ?? null} />
    </div>
  );
}
