import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { showMoment } from '#app/components/show-moment.ts';
import { actionNames, fieldName, subjectNames } from '#app/features/audit/audit-names.ts';
import { AuditValue } from '#app/features/audit/audit-value.tsx';
import type { AuditEntry } from '#shared/schemas/audit.ts';

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
          {`${actionNames[action]} ${subjectNames[kind].toLowerCase()} `}
          {kind === 'business' && action !== 'delete' ? (
            <Link to={`/viewdetails/${subject._id}`} className="font-semibold text-brick underline underline-offset-4">
              {subject.name}
            </Link>
          ) : (
            <strong className="font-semibold">{subject.name}</strong>
          )}
        </span>
      </td>
      <td className="align-top">
        {changes.length === 0 ? <span className="text-ink-soft">–</span> : <Changes action={action} changes={changes} />}
      </td>
    </tr>
  );
}

function Changes({ action, changes }: Pick<AuditEntry, 'action' | 'changes'>) {
  return (
    <ul className="grid gap-1.5">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className="font-semibold">{`${fieldName(field)}: `}</span>
          {action !== 'add' && (
            <>
              <del className="text-ink-soft decoration-1">
                <AuditValue value={before} />
              </del>
              <ArrowRight role="img" aria-label="became" className="mx-1.5 inline size-4 align-text-bottom" />
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
