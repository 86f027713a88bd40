import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { EmailText } from '#app/components/email-text.tsx';
import { IndiaTime } from '#app/components/india-time.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { subjectNames } from '#app/features/audit/audit-names.ts';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { RemovedThing } from '#shared/schemas/removed-things.ts';
import { commonText, removedText } from '#shared/texts.ts';

interface RemovedTableProps {
  removed: readonly RemovedThing[];
  /** Said when there is none. */
  empty: string;
}

/** What the team removed, each with what it was, who removed it, and the way back. */
export function RemovedTable({ removed, empty }: RemovedTableProps) {
  const hydrated = useHydrated();
  const { run, isBusy } = useAdminAction({
    call: ({ kind, _id: id }: RemovedThing) => callApi('PUT /admin/removed/bring-back/:kind/:id', { params: { kind, id } }),
    failed: removedText.couldNotBringBack,
  });
  const { place, willChange } = useKeptFocus<HTMLDivElement>(removed);
  return (
    <AdminTable
      place={place}
      label={removedText.removedThings}
      columns={[removedText.what, removedText.by, removedText.removedOn, removedText.until, commonText.action]}
      empty={empty}
    >
      {removed.map((thing) => (
        <tr key={thing._id}>
          <td>
            <What thing={thing} />
          </td>
          <td>{thing.by ? <EmailText email={thing.by} /> : removedText.formerAdmin}</td>
          <td>
            <IndiaTime at={thing.removedAt} />
          </td>
          <td>
            <IndiaTime at={thing.until} />
          </td>
          <td>
            <Button
              variant="secondary"
              size="sm"
              disabled={!hydrated}
              busy={isBusy(thing._id)}
              className="whitespace-nowrap"
              onClick={() => {
                willChange();
                void run(thing, thing._id);
              }}
            >
              {withHidden(removedText.bringBack, nameOf(thing))}
            </Button>
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}

const nameOf = ({ kind, name }: RemovedThing) => (kind === 'review' ? removedText.reviewOf(name) : name);

function What({ thing }: { thing: RemovedThing }) {
  const { kind, text, writer, rating, pictures } = thing;
  const facts = [
    ...(writer && rating !== null ? [removedText.writtenBy(writer, rating)] : []),
    ...(pictures > 0 ? [removedText.withPictures(pictures)] : []),
  ];
  return (
    <div className="max-w-xl">
      <span className="block text-ink-soft text-sm">{subjectNames[kind]()}</span>
      <span className="block font-semibold wrap-anywhere">{nameOf(thing)}</span>
      {facts.length > 0 && <span className="block text-ink-soft text-sm wrap-anywhere">{facts.join(' · ')}</span>}
      {text && (
        <span data-may-cut className="line-clamp-3 text-sm wrap-anywhere">
          {text}
        </span>
      )}
    </div>
  );
}
