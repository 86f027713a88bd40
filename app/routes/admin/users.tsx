import { orLastPage } from '#app/components/last-page.ts';
import { readPagedFilters } from '#app/components/read-filters.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DownloadList } from '#app/features/back-office/download-list.tsx';
import { FoundCount } from '#app/features/back-office/found-count.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { UserList } from '#app/features/team-accounts/user-list.tsx';
import { listUsers } from '#server/features/accounts/users/list-users.ts';
import { searchedListQuery } from '#shared/schemas/back-office-lists.ts';
import { pageMessages as messages, usersText } from '#shared/texts.ts';
import type { Route } from './+types/users.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const search = readPagedFilters(new URL(request.url).searchParams, { q: searchedListQuery.shape.q });
  const page = await ask(({ context, viewer }) => listUsers(context, viewer, search));
  return { q: search.q, page: orLastPage(request, page, page.users) };
}

export const meta = () => [{ title: titleOf(usersText.pageTitle) }];

/** People with a user account, the latest first. */
export default function Users({ loaderData: { q, page } }: Route.ComponentProps) {
  const { users, total, currentPage, totalPages } = page;
  return (
    <>
      <AdminHeading title={usersText.users}>
        <DownloadList list="users" filter={{ q }} />
      </AdminHeading>
      <FoundCount label={usersText.users} placeholder={usersText.userNameOrEmail} q={q} total={total} />
      <UserList users={users} empty={q ? messages.noResults : usersText.noUsers} />
      <PageLinks currentPage={currentPage} totalPages={totalPages} />
    </>
  );
}
