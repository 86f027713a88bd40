import { Picture } from '#app/components/picture.tsx';
import type { ChangedField } from '#shared/schemas/moderation.ts';
import { moderationText } from '#shared/texts.ts';

interface ChangedValueProps {
  side: 'before' | 'after';
  value: ChangedField['before'];
}

/** One side of a change: its text, or its pictures as far as they are still kept. */
export function ChangedValue({ side, value }: ChangedValueProps) {
  return (
    <dd className="min-w-0">
      <span className="block text-ink-soft text-xs">{side === 'before' ? moderationText.before : moderationText.after}</span>
      {Array.isArray(value) ? (
        <PictureRow pictures={value} />
      ) : (
        <span className={`block whitespace-pre-line wrap-anywhere ${side === 'after' ? 'font-semibold' : 'text-ink-soft'}`}>
          {value || '–'}
        </span>
      )}
    </dd>
  );
}

function PictureRow({ pictures }: { pictures: (string | null)[] }) {
  const kept = pictures.filter((picture) => picture !== null);
  const gone = pictures.length - kept.length;
  return (
    <>
      {kept.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-2">
          {kept.map((picture, index) => (
            <li key={picture}>
              <a href={picture} target="_blank" rel="noreferrer" className="block">
                <Picture src={picture} alt={moderationText.photo(index + 1)} sizes="6rem" className="w-24 rounded-lg" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {gone > 0 && <span className="mt-1 block text-ink-soft text-sm">{moderationText.photosGone(gone)}</span>}
      {pictures.length === 0 && <span>–</span>}
    </>
  );
}
