import { useState } from 'react';
import { Form } from 'react-router';
import { Button, buttonClass } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { Search } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { WordsField } from '#app/components/words-field.tsx';
import { subjectNames } from '#app/features/audit/audit-names.ts';
import { type AuditSearch, auditAddress } from '#app/features/audit/audit-search.ts';
import { auditText, backOfficeText } from '#shared/texts.ts';

interface AuditFiltersProps {
  search: AuditSearch;
  /** The e-mail addresses of all admins. */
  admins: readonly string[];
}

/** Which entries are shown. A GET form, so that the address says it and it needs no script. */
export function AuditFilters({ search, admins }: AuditFiltersProps) {
  // What was chosen and not asked for goes too.
  const [shownAll, showAll] = useState(0);
  const isFiltered = auditAddress(search) !== '/admin/audit';
  return (
    <Form
      key={shownAll}
      method="get"
      role="search"
      aria-label={backOfficeText.audit}
      className="mb-5 grid grid-cols-2 gap-x-3 gap-y-4 rounded-xl border border-sand-dark bg-paper p-4 *:min-w-0 xl:grid-cols-[2fr_1fr_1fr_1fr_1fr]"
    >
      <div className="max-xl:col-span-full">
        <Field label={auditText.nameOrId}>{(attributes) => <WordsField {...attributes} q={search.q} />}</Field>
      </div>
      <Field label={auditText.kind}>
        {(attributes) => (
          <select {...attributes} key={search.kind} name="kind" defaultValue={search.kind ?? ''} className={inputClass}>
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
          <select {...attributes} key={search.admin} name="admin" defaultValue={search.admin ?? ''} className={inputClass}>
            <option value="">{backOfficeText.all}</option>
            {[...new Set([...admins, ...(search.admin ? [search.admin] : [])])].map((admin) => (
              <option key={admin}>{admin}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label={auditText.from}>
        {(attributes) => (
          <input {...attributes} key={search.from} type="date" name="from" defaultValue={search.from} className={inputClass} />
        )}
      </Field>
      <Field label={auditText.to}>
        {(attributes) => <input {...attributes} key={search.to} type="date" name="to" defaultValue={search.to} className={inputClass} />}
      </Field>
      <div className="flex flex-wrap gap-3 col-span-full">
        <Button type="submit" variant="secondary" size="sm">
          <Search aria-hidden className="size-5" />
          {auditText.show}
        </Button>
        {isFiltered && (
          <Link to="/admin/audit" onClick={() => showAll(shownAll + 1)} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
            {backOfficeText.showAll}
          </Link>
        )}
      </div>
    </Form>
  );
}
