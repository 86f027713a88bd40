import { useId } from 'react';
import { ImagePlus, X } from '#app/components/icons.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import type { usePictureList } from '#app/features/profile-edit/use-picture-list.ts';
import { picturesText } from '#shared/texts.ts';

interface PhotoFieldProps {
  pictures: ReturnType<typeof usePictureList>;
  most: number;
  /** Who sees them. */
  hint: string;
  /** What the server refused. */
  refused?: string | undefined;
}

/** A few photos beside what is written, shown as soon as they are small enough; without script there are none. */
export function PhotoField({ pictures, most, hint, refused }: PhotoFieldProps) {
  const id = useId();
  const hydrated = useHydrated();
  const { chosen, busy, add, remove } = pictures;
  const error = pictures.error ?? refused;
  const isFull = chosen.length >= most;
  return (
    <fieldset className="noscript:hidden">
      <legend className="mb-1.5 font-semibold text-sm">{picturesText.photosOptional}</legend>
      <ul className="grid grid-cols-3 gap-3 empty:hidden">
        {chosen.map(({ id: key, source }, place) => (
          <li key={key} className="relative overflow-hidden rounded-lg border border-sand-dark">
            <img src={source} alt={picturesText.yourChoiceAt(place + 1)} className="aspect-[4/3] w-full object-cover" />
            <button
              type="button"
              aria-label={picturesText.removePhoto(place + 1)}
              onClick={() => remove(key)}
              className="absolute top-1 right-1 grid size-11 place-items-center rounded-full bg-paper text-ink hover:bg-ink hover:text-paper"
            >
              <X aria-hidden className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      {!isFull && (
        <label className="mt-3 flex min-h-13 cursor-pointer items-center gap-3 rounded-lg border-2 border-cement-dark border-dashed bg-white px-4 py-2 hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-brick has-focus-visible:outline-offset-2">
          <ImagePlus aria-hidden className="size-6 shrink-0 text-brick" />
          <span className="font-semibold text-brick">{busy ? picturesText.makingPhotosSmaller : picturesText.addPhotos}</span>
          <input
            type="file"
            accept="image/jpeg,image/png"
            multiple
            disabled={busy || !hydrated}
            aria-invalid={error ? true : undefined}
            aria-label={picturesText.addPhotos}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            onChange={({ target }) => {
              if (target.files?.length) void add([...target.files]);
              target.value = '';
            }}
            className="sr-only"
          />
        </label>
      )}
      <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
        {picturesText.photosAllowed(most, hint)}
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
