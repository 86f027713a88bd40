import { useRef, useState } from 'react';
import { PictureRefusal, shrinkPicture } from '#app/features/pictures/shrink-picture.ts';
import { limits } from '#shared/limits.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** A picture of the list: one that stays, or a new one. */
export interface ChosenPicture {
  id: string;
  /** Its address when it stays, a data URL when it is new: shown and sent. */
  source: string;
}

/** How many there can be, and what is said of more. */
const OF_BUSINESS = {
  most: limits.pictures,
  get tooMany(): string {
    return messages.tooManyImages;
  },
};

/**
 * Pictures while somebody changes them, of a business or whatever else; of a business the first is the main one.
 * @param kept addresses of the pictures that there are.
 */
export function usePictureList(kept: readonly string[], { most, tooMany }: { most: number; tooMany: string } = OF_BUSINESS) {
  const [chosen, setChosen] = useState<ChosenPicture[]>(() => kept.map((source) => ({ id: source, source })));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const added = useRef(0);

  /** Adds files one after the other, as many as there is room for: a phone then holds one large photo in memory, not eight. */
  async function add(files: readonly File[]) {
    const room = most - chosen.length;
    let problem: string | undefined = files.length > room ? tooMany : undefined;
    setBusy(true);
    for (const file of files.slice(0, room)) {
      try {
        const source = await shrinkPicture(file);
        added.current += 1;
        const id = `new-${added.current}`;
        setChosen((before) => [...before, { id, source }]);
      } catch (failure) {
        problem = failure instanceof PictureRefusal ? failure.message : messages.somethingWentWrong;
      }
    }
    setError(problem);
    setBusy(false);
  }

  function remove(id: string) {
    setError(undefined);
    setChosen((before) => before.filter((picture) => picture.id !== id));
  }

  /** Puts a picture at another place; the others close up. */
  function move(id: string, place: number) {
    setChosen((before) => {
      const moved = before.find((picture) => picture.id === id);
      return moved ? before.filter((picture) => picture !== moved).toSpliced(place, 0, moved) : before;
    });
  }

  /** Begins anew, for the next that is written. */
  function clear() {
    setError(undefined);
    setChosen([]);
  }

  return { chosen, error, busy, add, remove, move, clear };
}
