import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight, X } from '#app/components/icons.ts';
import { Picture } from '#app/components/picture.tsx';
import type { ChosenPicture } from '#app/features/profile-edit/use-picture-list.ts';
import { profileEditText } from '#shared/texts.ts';

interface PictureTileProps {
  picture: ChosenPicture;
  place: number;
  total: number;
  isDragged: boolean;
  /** Called with the picture's id when its dragging begins, with nothing when it ends. */
  onDrag: (id: string | undefined) => void;
  /** Another picture is dragged over this one. */
  onDragOver: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One picture of the list: it can be dragged, moved with buttons and removed. */
export function PictureTile({ picture, place, total, isDragged, onDrag, onDragOver, onMove, onRemove }: PictureTileProps) {
  const label = profileEditText.photoOf(place + 1, total);
  return (
    <li
      data-picture={picture.id}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(picture.id);
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragEnter={onDragOver}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      className={`cursor-grab overflow-hidden rounded-xl border-2 bg-paper ${isDragged ? 'border-brick opacity-60' : 'border-sand-dark'}`}
    >
      <div className="relative">
        <Picture src={picture.source} alt={label} sizes="11rem" widths={[320, 640, 1280]} className="pointer-events-none w-full" />
        {place === 0 && (
          <span className="absolute bottom-2 left-2 rounded-md bg-ink px-2 py-1 font-semibold text-paper text-xs">
            {profileEditText.mainPhoto}
          </span>
        )}
      </div>
      <div className="flex justify-between">
        <TileButton label={profileEditText.moveEarlier(place + 1)} data={{ 'data-step': -1 }} idle={place === 0} onPress={() => onMove(-1)}>
          <ChevronLeft aria-hidden className="size-5" />
        </TileButton>
        <TileButton label={profileEditText.removePhoto(place + 1)} data={{ 'data-remove': true }} onPress={onRemove}>
          <X aria-hidden className="size-5" />
        </TileButton>
        <TileButton
          label={profileEditText.moveLater(place + 1)}
          data={{ 'data-step': 1 }}
          idle={place === total - 1}
          onPress={() => onMove(1)}
        >
          <ChevronRight aria-hidden className="size-5" />
        </TileButton>
      </div>
    </li>
  );
}

interface TileButtonProps {
  label: string;
  data: Record<`data-${string}`, number | boolean>;
  /** There is nothing to do, but it keeps the focus that came along with a move. */
  idle?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function TileButton({ label, data, idle = false, onPress, children }: TileButtonProps) {
  return (
    <button
      {...data}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={idle || undefined}
      onClick={idle ? undefined : onPress}
      className="grid size-11 place-items-center text-ink hover:bg-ink/8 aria-disabled:cursor-default aria-disabled:text-cement"
    >
      {children}
    </button>
  );
}
