import { orLastPage } from '#app/components/last-page.ts';
import { Link } from '#app/components/link.tsx';
import { readPagedFilters } from '#app/components/read-filters.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { askContext } from '#app/context.ts';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { toListed } from '#app/features/businesses/to-listed.ts';
import { BrowserShortlist, GoneNotice } from '#app/features/likes/browser-shortlist.tsx';
import { NothingLiked } from '#app/features/likes/nothing-liked.tsx';
import { ShortlistCards } from '#app/features/likes/shortlist-cards.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { RequestBar } from '#app/features/requirements/request-bar.tsx';
import { listShortlist } from '#server/features/likes/list-shortlist.ts';
import { placeAfter } from '#shared/schemas/paging.ts';
import { likesText } from '#shared/texts.ts';
import type { Route } from './+types/liked.ts';

export const meta = () => [{ title: titleOf(likesText.yourShortlist) }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const place = readPagedFilters(new URL(request.url).searchParams, { after: placeAfter() });
  const liked = await ask(({ context, viewer }) => listShortlist(context, viewer, place));
  if (liked) orLastPage(request, liked, liked.businesses);
  return { liked: liked && { ...liked, businesses: liked.businesses.map(toListed) } };
}

/** What somebody has put a heart to: of an account its likes, of a browser without one what it keeps. */
export default function Liked({ loaderData: { liked } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-4 pb-14 sm:pt-8">
      <h1 className="font-extrabold text-2xl leading-tight tracking-tight sm:text-4xl">{likesText.yourShortlist}</h1>
      <Lead />
      {liked ? (
        <>
          <GoneNotice count={liked.currentPage === 1 ? liked.hidden : 0} />
          {liked.businesses.length > 0 ? <ShortlistCards key={liked.currentPage} businesses={liked.businesses} /> : <NothingLiked />}
          <PageLinks currentPage={liked.currentPage} totalPages={liked.totalPages} next={liked.next ?? null} />
        </>
      ) : (
        <BrowserShortlist />
      )}
      <RequestBar />
    </div>
  );
}

function Lead() {
  const { kind } = useAccount();
  if (kind !== 'visitor') return <p className="mt-1 mb-5 text-ink-soft">{likesText.businessesYouLike}</p>;
  return (
    <p className="mt-1 mb-5 text-ink-soft">
      {withParts(likesText.keptHere, {
        login: (words) => (
          <Link
            to={loginAddress('/user/login', '/user/liked')}
            className="inline-flex min-h-6 items-center font-semibold text-brick underline underline-offset-4"
          >
            {words}
          </Link>
        ),
      })}
    </p>
  );
}
