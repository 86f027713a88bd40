import { buttonClass } from '#app/components/button.tsx';
import { orLastPage } from '#app/components/last-page.ts';
import { Link } from '#app/components/link.tsx';
import { EmptyState } from '#app/components/list-states.tsx';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { MessageList } from '#app/features/team-inbox/message-list.tsx';
import { TeamInboxFilters } from '#app/features/team-inbox/team-inbox-filters.tsx';
import { readTeamInboxSearch, teamInboxAddress } from '#app/features/team-inbox/team-inbox-search.ts';
import { listInbox } from '#server/features/inbox/list-inbox.ts';
import { limits } from '#shared/limits.ts';
import { teamInboxText } from '#shared/texts.ts';
import type { Route } from './+types/inbox.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const search = readTeamInboxSearch(new URL(request.url).searchParams);
  const inbox = await ask(({ context, viewer }) => listInbox(context, viewer, { ...search, limit: limits.pageSize.listing }));
  return { search, inbox: orLastPage(request, inbox, inbox.messages) };
}

export const meta = () => [{ title: titleOf(teamInboxText.tabTitle) }];

/** What was written to the team: general enquiries and the messages of the contact forms. */
export default function Inbox({ loaderData: { search, inbox } }: Route.ComponentProps) {
  const { place, willChange } = useKeptFocus<HTMLElement>(inbox);
  return (
    <>
      <AdminHeading title={teamInboxText.inbox} />
      <TeamInboxFilters search={search} counts={inbox.counts} />
      <section ref={place} tabIndex={-1} aria-label={teamInboxText.newestFirst} className="outline-none">
        {inbox.messages.length > 0 ? (
          <MessageList messages={inbox.messages} onMark={willChange} />
        ) : (
          <NoMessages isFiltered={teamInboxAddress(search) !== '/admin/inbox' || inbox.totalMessages > 0} />
        )}
        <PageLinks currentPage={inbox.currentPage} totalPages={inbox.totalPages} />
      </section>
    </>
  );
}

function NoMessages({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="rounded-xl border border-sand-dark bg-paper">
      {isFiltered ? (
        <EmptyState>
          <Link to="/admin/inbox" className={buttonClass({ variant: 'secondary' })}>
            {teamInboxText.showAllMessages}
          </Link>
        </EmptyState>
      ) : (
        <EmptyState title={teamInboxText.noMessages} hint={teamInboxText.messagesArriveHere} />
      )}
    </div>
  );
}
