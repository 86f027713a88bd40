import { data } from 'react-router';
import { orRefusal, throwAsPage } from '#app/components/page-refusal.ts';
import { askContext, viewerContext } from '#app/context.ts';
import { AskTeam, StillAsked } from '#app/features/claims/ask-team.tsx';
import { ByMail } from '#app/features/claims/by-mail.tsx';
import { ByPhone } from '#app/features/claims/by-phone.tsx';
import { LinkBox, LinkEnd } from '#app/features/mail-links/link-box.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { getClaimedBusiness } from '#server/features/claims/get-claimed-business.ts';
import { findOwnClaim } from '#server/features/claims/own/list-own-claims.ts';
import { placeName } from '#shared/place-name.ts';
import type { ClaimedBusiness, OwnClaim } from '#shared/schemas/claims.ts';
import { claimsText } from '#shared/texts.ts';
import type { Route } from './+types/claim.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const own = await ask(({ context, viewer }) => findOwnClaim(context, viewer, params.id));
  const asked = orRefusal(
    ask(({ context, viewer }) => getClaimedBusiness(context, viewer, params.id)),
    // What somebody has asked for is theirs still where the entry is listed no more.
    ...(own ? [403, 404, 409] : [403, 409]),
  );
  const answer = await asked.catch(throwAsPage);
  if ('refusal' in answer) return data({ refused: answer.refusal.message, own }, { status: answer.refusal.status });
  return data({ business: answer.found, own, isSignedIn: context.get(viewerContext).kind !== 'visitor' });
}

export const meta = () => [{ title: titleOf(claimsText.isThisYours) }, { name: 'robots', content: 'noindex' }];

/** Where somebody shows that an entry which nobody has come in to is theirs: by its phone, by its e-mail, or with words to the team. */
export default function Claim({ loaderData }: Route.ComponentProps) {
  if (!('business' in loaderData)) {
    return (
      <LinkBox title={claimsText.isThisYours}>
        <LinkEnd>{loaderData.refused}</LinkEnd>
        {loaderData.own && <StillAsked claim={loaderData.own} />}
      </LinkBox>
    );
  }
  return <Ways key={loaderData.business._id} {...loaderData} />;
}

interface WaysProps {
  business: ClaimedBusiness;
  own: OwnClaim | undefined;
  isSignedIn: boolean;
}

function Ways({ business, own, isSignedIn }: WaysProps) {
  const { city, state } = placeName(business);
  return (
    <div className="page-width py-8 sm:py-14">
      <div className="mx-auto max-w-2xl">
        <h1 className="font-extrabold text-3xl leading-tight tracking-tight wrap-anywhere sm:text-4xl">
          {claimsText.pageTitle(business.name)}
        </h1>
        <p className="mt-1 text-ink-soft">{`${city}, ${state}`}</p>
        <p className="mt-3 text-lg">{claimsText.whatItGives}</p>
        <div className="mt-6 grid gap-5">
          <ByPhone business={business} />
          <ByMail business={business} />
          <AskTeam business={business} own={own} isSignedIn={isSignedIn} />
        </div>
      </div>
    </div>
  );
}
