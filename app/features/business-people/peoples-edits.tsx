import { showMoment } from '#app/components/show-moment.ts';
import { editedFieldName } from '#app/features/moderation/edited-field-name.ts';
import type { PeoplesEdit } from '#shared/schemas/business-people.ts';
import { peopleText as text } from '#shared/texts.ts';

/** What was changed of the business lately, and by whom. */
export function PeoplesEdits({ edits }: { edits: readonly PeoplesEdit[] }) {
  return (
    <section aria-labelledby="edited-lately">
      <h2 id="edited-lately" className="font-bold text-xl">
        {text.editedLately}
      </h2>
      {edits.length === 0 ? (
        <p className="mt-2 text-ink-soft">{text.nothingEdited}</p>
      ) : (
        <ul className="mt-3 divide-y divide-sand-dark rounded-xl border border-sand-dark bg-paper px-4">
          {edits.map(({ _id, by, fields, editedAt }) => (
            <li key={_id} className="py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <strong className="font-semibold wrap-anywhere">{by || text.bySelf}</strong>
                <time dateTime={editedAt} className="text-ink-soft text-sm">
                  {showMoment(editedAt)}
                </time>
              </p>
              <p className="text-ink-soft text-sm wrap-anywhere">{fields.map(editedFieldName).join(', ')}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
