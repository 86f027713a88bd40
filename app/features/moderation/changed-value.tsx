import { Picture } from '#app/components/picture.tsx';
import type { ChangedField } from '#shared/schemas/moderation.ts';

interface ChangedValueProps {
  label: 'Before' | 'After';
  value: ChangedField['before'];
}

/** One side of a change: its text, or its pictures as far as they are still kept. */
export function ChangedValue({ label, value }: ChangedValueProps) {
  return (
    <dd className="min-w-0">
      <span className="block text-ink-soft text-xs">{label}</span>
      {Array.isArray(value) ? (
        <PictureRow pictures={value} />
      ) : (
        <span className={`block whitespace-pre-line wrap-anywhere ${label === 'After' ? 'font-semibold' : 'text-ink-soft'}`}>
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
                <Picture src={picture} alt={`Photo ${index + 1}`} sizes="6rem" className="w-24 rounded-lg" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {gone > 0 && (
        <span className="mt-1 block text-ink-soft text-sm">{gone === 1 ? '1 photo no longer kept' : `${gone} photos no longer kept`}</span>
      )}
      {pictures.length === 0 && '–'}
    </>
  );
}
