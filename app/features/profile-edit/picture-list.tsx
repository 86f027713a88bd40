import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { ImagePlus } from '#app/components/icons.ts';
import { PictureTile } from '#app/features/profile-edit/picture-tile.tsx';
import type { ChosenPicture } from '#app/features/profile-edit/use-picture-list.ts';
import { limits } from '#shared/limits.ts';
import { profileEditText } from '#shared/texts.ts';

interface PictureListProps {
  chosen: readonly ChosenPicture[];
  error: string | undefined;
  /** Files are being made smaller. */
  busy: boolean;
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  move: (id: string, place: number) => void;
  /** Called when there are more or fewer of them. */
  onChange: () => void;
}

/** Pictures in their order, put there by browsing or dropping files, moved by dragging or with buttons, and taken away. */
export function PictureList({ chosen, error, busy, add, remove, move, onChange }: PictureListProps) {
  const id = useId();
  const [dragged, setDragged] = useState<string>();
  const [filesOver, setFilesOver] = useState(false);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const focusAfter = useRef<string>(undefined);
  const isFull = chosen.length >= limits.pictures;

  // A moved tile is put into the page anew, which takes the focus from its button.
  useEffect(() => {
    if (chosen.length === 0 || !focusAfter.current) return;
    list.current?.querySelector<HTMLElement>(focusAfter.current)?.focus();
    focusAfter.current = undefined;
  }, [chosen]);

  function moveBy(picture: ChosenPicture, place: number, step: -1 | 1) {
    focusAfter.current = `[data-picture="${CSS.escape(picture.id)}"] [data-step="${step}"]`;
    move(picture.id, place + step);
    setSaid(profileEditText.photoMoved(place + 1, place + step + 1, chosen.length));
  }

  function removeAt(picture: ChosenPicture, place: number) {
    const neighbour = chosen[place + 1] ?? chosen[place - 1];
    focusAfter.current = neighbour && `[data-picture="${CSS.escape(neighbour.id)}"] [data-remove]`;
    remove(picture.id);
    onChange();
    setSaid(profileEditText.photoRemoved(place + 1));
  }

  function addFiles(files: FileList | null) {
    if (busy || !files?.length) return;
    add([...files]);
    onChange();
  }

  function dropFiles(event: DragEvent) {
    event.preventDefault();
    setFilesOver(false);
    addFiles(event.dataTransfer.files);
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{profileEditText.photos}</legend>
      {chosen.length > 0 && (
        <ul ref={list} className="mb-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {chosen.map((picture, place) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              place={place}
              total={chosen.length}
              isDragged={dragged === picture.id}
              onDrag={setDragged}
              onDragOver={() => dragged && dragged !== picture.id && move(dragged, place)}
              onMove={(step) => moveBy(picture, place, step)}
              onRemove={() => removeAt(picture, place)}
            />
          ))}
        </ul>
      )}
      <label
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setFilesOver(true);
        }}
        onDragLeave={() => setFilesOver(false)}
        onDrop={dropFiles}
        className={`flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-xl border-2 border-dashed p-4 text-center has-focus-visible:outline-3 has-focus-visible:outline-brick has-focus-visible:outline-offset-2 has-disabled:cursor-default has-disabled:text-ink-soft ${filesOver ? 'border-brick bg-brick/8' : 'border-cement-dark bg-sand hover:border-ink'}`}
      >
        <ImagePlus aria-hidden className="size-6 text-brick" />
        <span className="font-semibold">{busy ? profileEditText.makingSmaller : profileEditText.dropOrBrowse}</span>
        <input
          type="file"
          name="images"
          accept="image/jpeg,image/png"
          multiple
          disabled={busy || isFull}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            addFiles(target.files);
            target.value = '';
          }}
          className="sr-only"
        />
      </label>
      <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
        {profileEditText.jpegOrPng(limits.pictures)}
      </p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
