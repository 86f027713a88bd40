import { useId } from 'react';
import { ImagePlus } from '#app/components/icons.ts';
import { picturesText } from '#shared/texts.ts';

interface PictureFieldProps {
  label: string;
  name: string;
  picture: { dataUrl: string | undefined; busy: boolean; choose: (file: File | undefined) => void };
  error: string | undefined;
  /** It is missing, which is said elsewhere. */
  invalid: boolean;
}

/** One picture from the camera or a folder, shown as soon as it is ready. */
export function PictureField({ label, name, picture, error, invalid }: PictureFieldProps) {
  const id = useId();
  const { dataUrl, busy, choose } = picture;
  return (
    <div>
      <p className="mb-1.5 font-semibold text-sm">{label}</p>
      <label
        htmlFor={id}
        data-invalid={invalid || error !== undefined || undefined}
        className="flex cursor-pointer items-center gap-4 rounded-lg border-2 border-cement-dark border-dashed bg-white p-3 focus-within:outline-3 focus-within:outline-brick focus-within:outline-offset-2 hover:border-ink data-invalid:border-danger"
      >
        <span className="grid aspect-[4/3] w-28 max-w-2/5 shrink-0 place-items-center overflow-hidden rounded-md bg-sand">
          {dataUrl ? (
            <img src={dataUrl} alt={picturesText.yourChoice} className="size-full object-cover" />
          ) : (
            <ImagePlus aria-hidden className="size-7 text-ink-soft" />
          )}
        </span>
        <span className="min-w-0">
          <span className="block font-semibold text-brick">{dataUrl ? picturesText.chooseAnotherPicture : picturesText.choosePicture}</span>
          <span id={`${id}-hint`} className="mt-0.5 block text-ink-soft text-sm">
            {busy ? picturesText.makingItSmaller : picturesText.pictureAllowed}
          </span>
        </span>
        <input
          id={id}
          type="file"
          name={name}
          accept="image/jpeg,image/png"
          aria-label={label}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          aria-invalid={invalid || error !== undefined || undefined}
          onChange={(event) => choose(event.target.files?.[0])}
          className="sr-only"
        />
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
