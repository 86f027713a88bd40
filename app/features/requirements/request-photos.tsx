import { ImagePlus, X } from 'lucide-react';
import { useId } from 'react';
import { useHydrated } from '#app/components/use-hydrated.ts';
import type { usePictureList } from '#app/features/profile-edit/use-picture-list.ts';
import { limits } from '#shared/limits.ts';

/** Up to three photos, made smaller in the browser; without script there are none. */
export function RequestPhotos({ photos, error }: { photos: ReturnType<typeof usePictureList>; error: string | undefined }) {
  const id = useId();
  const hydrated = useHydrated();
  const { chosen, busy, add, remove } = photos;
  const wrong = photos.error ?? error;
  const isFull = chosen.length >= limits.requirement.pictures;
  return (
    <fieldset className="noscript:hidden">
      <legend className="mb-1.5 font-semibold text-sm">Photos (optional)</legend>
      <ul className="flex flex-wrap gap-3">
        {chosen.map(({ id: key, source }, place) => (
          <li key={key} className="relative">
            <img src={source} alt={`Your choice ${place + 1}`} className="size-24 rounded-lg object-cover" />
            <button
              type="button"
              onClick={() => remove(key)}
              aria-label={`Remove photo ${place + 1}`}
              className="absolute -top-2 -right-2 grid size-11 place-items-center"
            >
              <span className="grid size-7 place-items-center rounded-full bg-ink text-paper">
                <X aria-hidden className="size-4" />
              </span>
            </button>
          </li>
        ))}
        {!isFull && (
          <li>
            <label className="grid size-24 cursor-pointer place-items-center rounded-lg border-2 border-cement-dark border-dashed bg-sand text-center text-sm hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-brick has-focus-visible:outline-offset-2">
              <span className="grid justify-items-center gap-1 font-semibold leading-tight">
                <ImagePlus aria-hidden className="size-6 text-brick" />
                {busy ? 'Making it smaller…' : 'Add photos'}
              </span>
              <input
                type="file"
                accept="image/jpeg,image/png"
                multiple
                disabled={busy || !hydrated}
                aria-describedby={`${id}-hint${wrong ? ` ${id}-error` : ''}`}
                aria-invalid={wrong ? true : undefined}
                onChange={({ target }) => {
                  void add([...(target.files ?? [])]);
                  target.value = '';
                }}
                className="sr-only"
              />
            </label>
          </li>
        )}
      </ul>
      <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
        {`At most ${limits.requirement.pictures}, JPEG or PNG. Only the businesses you choose and our team can see them.`}
      </p>
      {wrong && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium text-danger text-sm">
          {wrong}
        </p>
      )}
    </fieldset>
  );
}
