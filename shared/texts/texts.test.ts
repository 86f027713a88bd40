import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hours, languageNames } from '#shared/schemas/business-inputs.ts';
import { LANGUAGES } from '#shared/site-language.ts';
import * as en from '#shared/texts/en/index.ts';

type Catalogue = Record<string, Record<string, unknown>>;

/** Stands for any parameter, and notes what is read of it. */
function witness(read: Set<string>): unknown {
  return new Proxy(() => undefined, {
    get(_, name) {
      if (name === Symbol.toPrimitive) return () => 7;
      if (typeof name === 'symbol') return undefined;
      // What numbers, texts and lists can do is no parameter's name.
      if (name in Number.prototype || name in String.prototype || name in Array.prototype) return () => '7';
      read.add(name);
      return 7;
    },
  });
}

/** How many parameters a text takes, and which of their fields it says. */
function parametersOf(text: (...given: unknown[]) => unknown) {
  const read = new Set<string>();
  text(...Array.from({ length: text.length }, () => witness(read)));
  return { count: text.length, fields: [...read].sort() };
}

/** The marks around words that the page makes links or emphasis of (app/components/split-parts.ts). */
/** Which there are; a language may need one twice. */
const marksOf = (text: string) => [...new Set([...text.matchAll(/<(\w+)>/g)].map(([, mark]) => mark))].sort();

/** What each language's example of opening hours means. */
const HOURS = { en: 'Mo-Fr 09:00-18:00, Sa 10:00-14:00', hi: 'Mo-Sa 10:00-20:00' };

describe.each(LANGUAGES)('what %s says in two places', async (language) => {
  const { mailsText, formMessages, messages } = (await import(`#shared/texts/${language}/index.ts`)) as typeof en;

  it('calls whoever has left in the last mail what pages call them', () => {
    expect(mailsText.userIsGone('')).toContain(`‘${messages.formerUser}’`);
  });

  it('gives examples of hours and languages that are understood', () => {
    const exampleOf = (text: string) => text.split(/ as |: /)[1] ?? '';
    expect(z.safeParse(hours, exampleOf(formMessages.invalidOpeningHours)).data).toBe(HOURS[language]);
    const names = exampleOf(formMessages.unknownLanguage).split(', ').slice(0, 3);
    expect(z.safeParse(languageNames, names).data).toEqual(['Hindi', 'Marathi', 'English']);
  });
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the catalogue in %s', async (language) => {
  const other: Catalogue = await import(`#shared/texts/${language}/index.ts`);
  const english: Catalogue = en;

  it('has the same areas', () => {
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(Object.keys(english))('says what English says of %s, with the same parameters and marks', (area) => {
    const [here, there] = [english[area] ?? {}, other[area] ?? {}];
    expect(Object.keys(there).sort()).toEqual(Object.keys(here).sort());
    for (const [name, text] of Object.entries(here)) {
      const translated = there[name];
      expect(typeof translated, name).toBe(typeof text);
      if (typeof text === 'string') expect(marksOf(String(translated)), name).toEqual(marksOf(text));
      else expect(parametersOf(translated as () => string), name).toEqual(parametersOf(text as () => string));
    }
  });
});
