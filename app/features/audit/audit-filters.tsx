import { Form } from 'react-router';
import { Button, buttonClass } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { Search } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { subjectNames } from '#app/features/audit/audit-names.ts';
import { type AuditSearch, auditAddress } from '#app/features/audit/audit-search.ts';
import { limits } from '#shared/limits.ts';
import { auditText, backOfficeText } from '#shared/texts.ts';

interface AuditFiltersProps {
  search: AuditSearch;
  /** The e-mail addresses of all admins. */
  admins: readonly string[];
}

/** Which entries are shown. A GET form, so that the address says it and it needs no script. */
export function AuditFilters({ search, admins }: AuditFiltersProps) {
  const isFiltered = auditAddress(search) !== '/admin/audit';
  return (
    <Form
      key={auditAddress(search)}
      method="get"
      role="search"
      aria-label={backOfficeText.audit}
      className="mb-5 grid grid-cols-2 gap-x-3 gap-y-4 rounded-xl border border-sand-dark bg-paper p-4 *:min-w-0 xl:grid-cols-[2fr_1fr_1fr_1fr_1fr]"
    >
      <div className="max-xl:col-span-full">
        <Field label={auditText.nameOrId}>
          {(attributes) => (
            <input
              {...attributes}
              type="search"
              name="q"
              defaultValue={search.q}
              maxLength={limits.searchText}
              autoComplete="off"
              className={inputClass}
            />
          )}
        </Field>
      </div>
      <Field label={auditText.kind}>
        {(attributes) => (
          <select {...attributes} name="kind" defaultValue={search.kind ?? ''} className={inputClass}>
            <option value="">{backOfficeText.all}</option>
            {Object.entries(subjectNames).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name()}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={auditText.admin}>
        {(attributes) => (
          <select {...attributes} name="admin" defaultValue={search.admin ?? ''} className={inputClass}>
            <option value="">{backOfficeText.all}</option>
            {[...new Set([...admins, ...(search.admin ? [search.admin] : [])])].map((admin) => (
              <option key={admin}>{admin}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label={auditText.from}>
        {(attributes) => <input {...attributes} type="date" name="from" defaultValue={search.from} className={inputClass} />}
      </Field>
      <Field label={auditText.to}>
        {(attributes) => <input {...attributes} type="date" name="to" defaultValue={search.to} className={inputClass} />}
      </Field>
      <div className="flex flex-wrap gap-3 col-span-full">
        <Button type="submit" variant="secondary" size="sm">
          <Search aria-hidden className="size-5" />
          {auditText.show}
        </Button>
        {isFiltered && (
          <Link to="/admin/audit" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
            {backOfficeText.showAll}
          </Link>
        )}
      </div>
    </Form>
  );
}
