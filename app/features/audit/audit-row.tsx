import { ArrowRight } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { actionNames, subjectNames } from '#app/features/audit/audit-names.ts';
import { AuditValue } from '#app/features/audit/audit-value.tsx';
import { fieldName } from '#app/features/audit/field-names.ts';
import type { AuditEntry } from '#shared/schemas/audit.ts';
import { auditText } from '#shared/texts.ts';

/** One entry: when, who, what, and each field as it was and as it is. */
export function AuditRow({ entry: { admin, action, kind, subject, changes, createdAt } }: { entry: AuditEntry }) {
  return (
    <tr>
      <td className="align-top lg:whitespace-nowrap">
        <time dateTime={createdAt}>{showMoment(createdAt)}</time>
      </td>
      <td className="align-top">{admin}</td>
      <td className="align-top">
        <span>
          {withParts(
            auditText.didTo,
            {
              name: (words) =>
                (kind === 'business' || kind === 'user') && action !== 'delete' ? (
                  <Link
                    to={kind === 'user' ? `/admin/users/${subject._id}` : `/viewdetails/${subject._id}`}
                    className="font-semibold text-brick underline underline-offset-4"
                  >
                    {words}
                  </Link>
                ) : (
                  <strong className="font-semibold">{words}</strong>
                ),
            },
            actionNames[action](),
            subjectNames[kind](),
            subject.name,
          )}
        </span>
      </td>
      <td className="align-top">
        {changes.length === 0 ? <span className="text-ink-soft">–</span> : <Changes action={action} kind={kind} changes={changes} />}
      </td>
    </tr>
  );
}

function Changes({ action, kind, changes }: Pick<AuditEntry, 'action' | 'kind' | 'changes'>) {
  return (
    <ul className="grid gap-1.5">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className="font-semibold">{auditText.fieldIs(fieldName(kind, field))}</span>
          {action !== 'add' && (
            <>
              <del className="text-ink-soft decoration-1">
                <AuditValue value={before} />
              </del>
              <ArrowRight role="img" aria-label={auditText.became} className="mx-1.5 inline size-4 align-text-bottom" />
            </>
          )}
          <ins className="no-underline">
            <AuditValue value={after} />
          </ins>
        </li>
      ))}
    </ul>
  );
}
