import { redirect, useNavigate } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { askContext } from '#app/context.ts';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { ReviewForm } from '#app/features/reviews/review-form.tsx';
import { findMergedInto } from '#server/features/businesses/find-merged-into.ts';
import { listSome } from '#server/features/businesses/list-some.ts';
import { listReviewPage } from '#server/features/reviews/list-reviews.ts';
import { ownName } from '#shared/own-words.ts';
import { accountsText, commonText, formMessages, workDoneText } from '#shared/texts.ts';
import type { Route } from './+types/asked-review.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const [business] = await ask(({ context }) => listSome(context, [params.id]));
  if (!business) {
    const stays = await ask(({ context }) => findMergedInto(context, params.id));
    throw stays ? redirect(`/viewdetails/${stays}/review`, 301) : new Response(null, { status: 404 });
  }
  const { own } = await ask(({ context, viewer }) => listReviewPage(context, viewer, business._id, { page: 1, limit: 1 }));
  return { business: { _id: business._id, name: ownName(business).text }, own };
}

export const meta = () => [{ title: titleOf(workDoneText.writeReview) }, { name: 'robots', content: 'noindex' }];

/** The page with which a business asks its customers for reviews: what comes by it is marked. */
export default function AskedReview({ loaderData: { business, own } }: Route.ComponentProps) {
  const account = useAccount();
  const navigate = useNavigate();
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 sm:py-12">
      <h1 className="font-extrabold text-3xl leading-tight tracking-tight wrap-anywhere">{workDoneText.reviewOf(business.name)}</h1>
      <p className="mt-3 mb-6 text-ink-soft">{workDoneText.reviewIntro}</p>
      {account.kind === 'user' ? (
        <ReviewForm
          key={business._id}
          businessId={business._id}
          user={account.user}
          own={own ?? undefined}
          askedFor
          onAdded={() => void navigate(`/viewdetails/${business._id}`)}
        />
      ) : (
        <SignIn path={`/viewdetails/${business._id}/review`} />
      )}
    </div>
  );
}

/** Both ways in, each of which comes back to the page. */
function SignIn({ path }: { path: string }) {
  return (
    <>
      <p className="mb-4">{formMessages.createAccountToReview}</p>
      <Link to={loginAddress('/user/register', path)} className={`${buttonClass()} w-full`}>
        {accountsText.registerFree}
      </Link>
      <Link to={loginAddress('/user/login', path)} className={`${buttonClass({ variant: 'quiet' })} mt-2 w-full`}>
        {commonText.login}
      </Link>
    </>
  );
}
