import { useState } from 'react';

/**
 * What is chosen of a list: what has left it meanwhile is chosen no more.
 * @param listed the ids of what the list shows.
 */
export function useChosen(listed: readonly string[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  return {
    /** In the order of the list. */
    chosen: listed.filter((id) => marked.has(id)),
    isChosen: (id: string) => marked.has(id),
    choose: (id: string, isChosen: boolean) =>
      setMarked((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id))),
    chooseAll: (all: boolean) => setMarked(new Set(all ? listed : [])),
  };
}
