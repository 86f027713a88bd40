import { Picture } from '#app/components/picture.tsx';
import type { WaitingChange } from '#shared/schemas/waiting-changes.ts';
import { changeOfficeText, changesText } from '#shared/texts.ts';

const notes = { unknown_service: () => changeOfficeText.unknownService, number_taken: () => changeOfficeText.numberTaken };

/** A change as it is and as it is to be, with what may stand in its way. */
export function SideBySide({ change: { before, after, note, sentBy } }: { change: WaitingChange }) {
  return (
    <>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <Side label={changeOfficeText.now} value={before} look="text-ink-soft" />
        <Side label={changeOfficeText.wanted} value={after} look="font-semibold" />
      </dl>
      {sentBy && <p className="mt-2 text-ink-soft text-sm">{changesText.sentBy(sentBy)}</p>}
      {note && <p className="mt-2 font-medium text-danger text-sm">{notes[note]()}</p>}
    </>
  );
}

function Side({ label, value, look }: { label: string; value: WaitingChange['after']; look: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-xs">{label}</dt>
      <dd className={`whitespace-pre-line wrap-anywhere ${look}`}>
        {Array.isArray(value) && value[0] ? (
          <a href={value[0]} target="_blank" rel="noreferrer" className="block">
            <Picture src={value[0]} alt={label} sizes="12rem" className="w-48 max-w-full rounded-lg" />
          </a>
        ) : (
          value.toString() || changesText.nothing
        )}
      </dd>
    </div>
  );
}
