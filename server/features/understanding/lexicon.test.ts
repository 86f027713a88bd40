import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { cityKey } from '#server/features/places/names.ts';
import { loadLexicon } from '#server/features/understanding/load-lexicon.ts';
import type { LexiconEntry } from '#server/features/understanding/understanding.ts';
import { catalogue } from '#shared/catalogue.ts';

const FOLDER = new URL('./lexicon/', import.meta.url);
const LONGEST = { line: 140, saying: 80 };
const LARGE_CITY = 300_000;
const LEAST = { latin: 60, devanagari: 20 };

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));
const linesOf = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8').split('\n');
const { entries, noise } = loadLexicon();
const services: string[] = [...catalogue.contractor, ...catalogue.supplier];
const isDevanagari = (saying: string) => /[\u0900-\u097f]/.test(saying);

function sayingsOf(service: string): string[] {
  return entries.filter((entry) => entry.service === service).map(({ saying }) => saying);
}

function twice(values: string[]): string[] {
  const known = new Set<string>();
  return values.filter((value) => known.size === known.add(value).size);
}

describe('the files of sayings', () => {
  it('have one for each service of the catalogue, named after it, and one for what names no trade', () => {
    expect([...new Set(entries.map(({ service }) => service))].sort()).toEqual([...services].sort());
    const slugs = services.map((service) => `${service.toLowerCase().replace(/[^a-z]+/g, '-')}.txt`);
    expect(files.sort()).toEqual([...slugs, 'noise.txt'].sort());
  });

  it('say of what kind each line is', () => {
    const kinds = files.filter((file) => file !== 'noise.txt').flatMap((file) => linesOf(file).slice(1));
    expect(kinds.filter((line) => line !== '' && !/^(?:problem|job|goods|person): /.test(line))).toEqual([]);
  });

  it('are written in lower case, in lines and sayings of a readable length', () => {
    const lines = files.flatMap(linesOf);
    expect(lines.filter((line) => [...line].length > LONGEST.line)).toEqual([]);
    const sayings = [...entries, ...noise].map(({ saying }) => saying);
    expect(sayings.filter((saying) => saying.length > LONGEST.saying || saying !== saying.toLowerCase().normalize('NFC'))).toEqual([]);
    expect(sayings.filter((saying) => !/^[\p{L}\p{M}\p{N} .'&/+-]+$/u.test(saying))).toEqual([]);
  });

  it('say nothing twice', () => {
    expect(twice(entries.map(({ saying, service }) => `${service}: ${saying}`))).toEqual([]);
    expect(twice(noise.map(({ saying, kind }) => `${kind}: ${saying}`))).toEqual([]);
  });

  it.each(services)('speak of %s in Latin letters and in Devanagari', (service) => {
    const sayings = sayingsOf(service);
    expect(sayings.filter((saying) => !isDevanagari(saying)).length).toBeGreaterThanOrEqual(LEAST.latin);
    expect(sayings.filter(isDevanagari).length).toBeGreaterThanOrEqual(LEAST.devanagari);
  });

  it('do not take a large city for a trade or for nothing', () => {
    const large = new Set(
      loadGazetteer()
        .cities.filter(({ rank }) => rank > LARGE_CITY)
        .map(({ place }) => cityKey(place.city)),
    );
    expect(large.has(cityKey('Kota'))).toBe(true);
    const sayings: (LexiconEntry | (typeof noise)[number])[] = [...entries, ...noise];
    expect(sayings.map(({ saying }) => saying).filter((saying) => large.has(cityKey(saying)))).toEqual([]);
  });
});
