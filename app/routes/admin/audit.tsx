import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { askContext } from '#app/context.ts';
import { AuditFilters } from '#app/features/audit/audit-filters.tsx';
import { AuditRow } from '#app/features/audit/audit-row.tsx';
import { auditAddress, readAuditSearch } from '#app/features/audit/audit-search.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { listAdmins } from '#server/features/accounts/admins/list-admins.ts';
import { listAuditEntries } from '#server/features/audit/list-audit-entries.ts';
import { limits } from '#shared/limits.ts';
import { auditText, backOfficeText, businessesText } from '#shared/texts.ts';
import type { Route } from './+types/audit.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const search = readAuditSearch(new URL(request.url).searchParams);
  const [{ entries, next }, admins] = await Promise.all([
    ask(({ context, viewer }) => listAuditEntries(context, viewer, { ...search, limit: limits.pageSize.audit })),
    ask(({ context, viewer }) => listAdmins(context, viewer)),
  ]);
  return { search, entries, next, admins };
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(backOfficeText.audit)) }];

export default function Audit({ loaderData: { search, entries, next, admins } }: Route.ComponentProps) {
  const isFiltered = auditAddress(search) !== '/admin/audit';
  return (
    <>
      <AdminHeading title={backOfficeText.audit} />
      <AuditFilters search={search} admins={admins} />
      <AdminTable
        label={auditText.changesNewestFirst}
        columns={[auditText.when, auditText.who, auditText.what, auditText.changes]}
        empty={isFiltered ? auditText.noSuchChange : auditText.noChanges}
      >
        {entries.map((entry) => (
          <AuditRow key={entry._id} entry={entry} />
        ))}
      </AdminTable>
      <nav aria-label={businessesText.pages} className="mt-6 flex justify-between gap-4 empty:hidden">
        {search.before && (
          <Link to={auditAddress({ ...search, before: undefined })} className={buttonClass({ variant: 'secondary' })}>
            {auditText.newest}
          </Link>
        )}
        {next && (
          <Link rel="next" to={auditAddress({ ...search, before: next })} className={`${buttonClass({ variant: 'secondary' })} ml-auto`}>
            {auditText.older}
          </Link>
        )}
      </nav>
    </>
  );
}
