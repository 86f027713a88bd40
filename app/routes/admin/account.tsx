import { ArrowLeft } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { throwAsPage } from '#app/components/page-refusal.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { useWorksIn } from '#app/features/back-office/use-works-in.ts';
import { TeamChecks } from '#app/features/checks/team-checks.tsx';
import { TeamClaims } from '#app/features/claims/team-claims.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { AccountFacts } from '#app/features/team-accounts/account-facts.tsx';
import { BlockButton } from '#app/features/team-accounts/block-button.tsx';
import { EraseButton } from '#app/features/team-accounts/erase-button.tsx';
import { SignOutButton } from '#app/features/team-accounts/sign-out-button.tsx';
import { WrittenLists } from '#app/features/team-accounts/written-lists.tsx';
import { getTeamAccount } from '#server/features/team-accounts/get-team-account.ts';
import { backOfficeText, teamAccountsText } from '#shared/texts.ts';
import type { Route } from './+types/account.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const kind = new URL(request.url).pathname.includes('/admin/users/') ? 'user' : 'business';
  return ask(({ context, viewer }) => getTeamAccount(context, viewer, { kind, id: params.id })).catch(throwAsPage);
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(teamAccountsText.account)) }];

/** One account of a user, or of a business: who it is, what it has asked for and written, and what the team can do with it. */
export default function Account({ loaderData: { account, written, checks, claims, nominee } }: Route.ComponentProps) {
  const worksIn = useWorksIn();
  const { _id, kind, name } = account;
  const list = kind === 'user' ? '/admin/users' : '/admin/business?tab=business';
  return (
    <>
      <Link
        to={list}
        className="-ml-1 mb-2 inline-flex min-h-11 items-center gap-2 rounded-lg px-1 font-semibold text-brick underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-5" />
        <span>{kind === 'user' ? teamAccountsText.backToUsers : teamAccountsText.backToBusinesses}</span>
      </Link>
      <AdminHeading title={name}>
        {worksIn('system') && <EraseButton account={account} list={list} />}
        <SignOutButton account={account} />
        <BlockButton account={account} />
      </AdminHeading>
      <AccountFacts account={account} nominee={nominee} />
      <p className="my-5 flex flex-wrap gap-x-6 gap-y-2">
        {kind === 'business' && (
          <Link to={`/viewdetails/${_id}`} className="font-semibold text-brick underline underline-offset-4">
            {teamAccountsText.seeListing}
          </Link>
        )}
        <Link to={`/admin/audit?q=${_id}`} className="font-semibold text-brick underline underline-offset-4">
          {teamAccountsText.whatWeAudited}
        </Link>
      </p>
      {kind === 'business' && <TeamChecks businessId={_id} checks={checks} />}
      <TeamClaims claims={claims} />
      <WrittenLists kind={kind} written={written} />
    </>
  );
}
