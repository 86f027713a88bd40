import { useState } from 'react';
import { showLanguages } from '#app/features/businesses/show-languages.ts';
import { COMMON_LANGUAGES, spellLanguages, splitLanguages } from '#shared/languages.ts';

interface Spoken {
  ticked: readonly string[];
  /** As they are typed. */
  others: string;
}

export type LanguageEntryState = ReturnType<typeof useLanguageEntry>;

/**
 * Languages by ticks, and others as they are typed.
 * @param stored their English names.
 * @param draft what was ticked and typed before, and not sent.
 */
export function useLanguageEntry(stored: readonly string[] | null = null, draft?: string) {
  const known = sort(stored ?? []);
  const [spoken, setSpoken] = useState<Spoken>(() => (draft === undefined ? known : sort(splitLanguages(draft))));
  const said = [...spoken.ticked, ...splitLanguages(spoken.others)];
  const text = said.join(', ');
  return {
    ...spoken,
    /** What is sent. */
    said,
    /** What a draft keeps: nothing where it is as it is stored. */
    change: text === [...known.ticked, ...splitLanguages(known.others)].join(', ') ? undefined : text,
    tick: (language: string, isSpoken: boolean) =>
      setSpoken((before) => ({
        ...before,
        ticked: COMMON_LANGUAGES.filter((one) => (one === language ? isSpoken : before.ticked.includes(one))),
      })),
    write: (others: string) => setSpoken((before) => ({ ...before, others })),
    /** What was typed of those that can be ticked is ticked. */
    leave: () => setSpoken((before) => sort([...before.ticked, ...splitLanguages(before.others)])),
    /** Takes it out of a draft; without one it stands as it is stored. */
    putBack: (kept?: string) => setSpoken(kept === undefined ? known : sort(splitLanguages(kept))),
  };
}

function sort(names: readonly string[]): Spoken {
  const spelt = names.map((name) => spellLanguages([name])?.[0] ?? name);
  const others = spelt.filter((name, at) => !COMMON_LANGUAGES.includes(name) && spelt.indexOf(name) === at);
  return { ticked: COMMON_LANGUAGES.filter((language) => spelt.includes(language)), others: showLanguages(others) };
}
