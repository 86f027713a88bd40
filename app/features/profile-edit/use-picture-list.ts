import { useEffect, useRef, useState } from 'react';
import type { FormDraft } from '#app/components/drafts.ts';
import { PictureRefusal, shrinkPicture } from '#app/features/pictures/shrink-picture.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** A picture of the list: one that stays, or a new one. */
export interface ChosenPicture {
  id: string;
  /** Its address when it stays, a data URL when it is new: shown and sent. */
  source: string;
}

interface PictureListOptions {
  /** How many there can be, and what is said of more. */
  most: number;
  tooMany: string;
  /** What keeps those that were added until they are sent. */
  draft: FormDraft;
}

const NEW = 'new-';

/**
 * Pictures while somebody changes them, of a business or whatever else; of a business the first is the main one.
 * @param kept addresses of the pictures that there are.
 */
export function usePictureList(kept: readonly string[], { most, tooMany, draft }: PictureListOptions) {
  const [chosen, setChosen] = useState<ChosenPicture[]>(() => kept.map((source) => ({ id: source, source })));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const added = useRef(0);
  /** Whether what was added is to be kept: not before the draft was read, and only once somebody has changed the list. */
  const isChanged = useRef(false);
  const news = chosen.filter(({ id }) => id.startsWith(NEW)).map(({ source }) => source);

  useEffect(() => {
    let isLeft = false;
    void draft.readPhotos().then((photos) => {
      if (isLeft || photos.length === 0) return;
      const found = photos.map((source) => newPicture(source, added));
      setChosen((before) => [...before, ...found.slice(0, Math.max(0, most - before.length))]);
    });
    return () => {
      isLeft = true;
    };
  }, [draft, most]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when the list has changed
  useEffect(() => {
    if (isChanged.current) draft.keepPhotos(news);
    isChanged.current = false;
  }, [chosen]);

  function change(next: (before: ChosenPicture[]) => ChosenPicture[]) {
    isChanged.current = true;
    setChosen(next);
  }

  /** Adds files one after the other, as many as there is room for: a phone then holds one large photo in memory, not eight. */
  async function add(files: readonly File[]) {
    const room = most - chosen.length;
    let problem: string | undefined = files.length > room ? tooMany : undefined;
    setBusy(true);
    for (const file of files.slice(0, room)) {
      try {
        const source = await shrinkPicture(file);
        const picture = newPicture(source, added);
        change((before) => [...before, picture]);
      } catch (failure) {
        problem = failure instanceof PictureRefusal ? failure.message : messages.somethingWentWrong;
      }
    }
    setError(problem);
    setBusy(false);
  }

  function remove(id: string) {
    setError(undefined);
    change((before) => before.filter((picture) => picture.id !== id));
  }

  /** Puts a picture at another place; the others close up. */
  function move(id: string, place: number) {
    change((before) => {
      const moved = before.find((picture) => picture.id === id);
      return moved ? before.filter((picture) => picture !== moved).toSpliced(place, 0, moved) : before;
    });
  }

  /** Takes out those that were sent, for the next that is written; what was added since stays. */
  function takeOut(sent: readonly ChosenPicture[]) {
    setError(undefined);
    change((before) => before.filter(({ id }) => !sent.some((picture) => picture.id === id)));
  }

  /** Throws away what was added. */
  function discard() {
    setError(undefined);
    setChosen((before) => before.filter(({ id }) => !id.startsWith(NEW)));
  }

  return { chosen, error, busy, add, remove, move, takeOut, discard };
}

function newPicture(source: string, added: { current: number }): ChosenPicture {
  added.current += 1;
  return { id: `${NEW}${added.current}`, source };
}
