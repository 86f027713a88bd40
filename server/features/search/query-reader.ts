import type { Gazetteer } from '#server/features/places/gazetteer.ts';
import { SERVICE_NAMES } from '#server/features/search/queries.ts';
import { searchKey } from '#server/features/search/text.ts';
import { tradeAliases } from '#server/features/search/trade-aliases.ts';
import type { Vocabulary } from '#server/features/search/vocabulary.ts';
import { addTeamsWords, createShippedBook } from '#server/features/understanding/create-lexicon-book.ts';
import type { OpenBook } from '#server/features/understanding/lexicon-draft.ts';
import { loadLexicon } from '#server/features/understanding/load-lexicon.ts';
import { placeBookOf } from '#server/features/understanding/place-book.ts';
import { type ShippedBook, withoutSwitchedOff } from '#server/features/understanding/switched-off.ts';
import { understand } from '#server/features/understanding/understand.ts';
import type { LexiconSource, ShippedLexicon, Understanding } from '#server/features/understanding/understanding.ts';

/** What one search reads its words by: nothing in it changes while the search goes on. */
export interface CurrentReader {
  /** Another text whenever the same words may be read otherwise. */
  version: string;
  /** What the services are called, by key. */
  serviceNames: ReadonlyMap<string, string>;
  understand(q: string, how: { isHalfTyped?: boolean; isExplained?: boolean }): Understanding;
}

interface ReaderParts {
  vocabulary: Vocabulary;
  gazetteer: Gazetteer;
  /** What the team says beside the files, at most two seconds old. */
  team: () => Promise<LexiconSource>;
}

/** A reader that is being made, or was. Its version is known once it was looked for. */
interface Making {
  version: string | undefined;
  reader: Promise<CurrentReader>;
}

/** Reads words for their meaning by what files and team say, and by what the services are called now. */
export class QueryReader {
  readonly #parts: ReaderParts;
  #making: Making | undefined;
  /** Made when the one before it is done, for all who came meanwhile. */
  #next: Promise<CurrentReader> | undefined;

  constructor(parts: ReaderParts) {
    this.#parts = parts;
  }

  /**
   * The reader for the lexicon and the services as they are known now; made anew only after a change of either, and never two at a
   * time: under a stream of changes each caller waits for two at most.
   */
  async current(): Promise<CurrentReader> {
    const version = this.#versionOf(await this.#parts.team());
    if (this.#making?.version === version) return this.#making.reader;
    this.#next ??= this.#makeAfter(this.#making?.reader);
    return this.#next;
  }

  async #makeAfter(before: Promise<CurrentReader> | undefined): Promise<CurrentReader> {
    await before?.catch(() => {});
    // Whoever comes from here on may know of a change that is not looked at any more.
    const making = { version: undefined, reader: this.#next } as Making;
    this.#making = making;
    this.#next = undefined;
    try {
      const team = await this.#parts.team();
      making.version = this.#versionOf(team);
      return await this.#make(making.version, team);
    } catch (error) {
      if (this.#making === making) this.#making = undefined;
      throw error;
    }
  }

  #versionOf(team: LexiconSource): string {
    return `${this.#parts.vocabulary.serviceNames.version} ${team.version}`;
  }

  async #make(version: string, team: LexiconSource): Promise<CurrentReader> {
    const { vocabulary, gazetteer } = this.#parts;
    const services = await vocabulary.read<{ key: string; name: string }>({ text: SERVICE_NAMES, values: [] });
    const names = services.map(({ name }) => name);
    const book = await addTeamsWords(await bookOfFiles(team.switchedOff), team, names);
    const places = placeBookOf(gazetteer);
    const isWritten = (word: string) => vocabulary.lexicon.has(word);
    const hasCity = (city: string) => vocabulary.lexicon.has(`=city:${searchKey(city)}`);
    return {
      version,
      serviceNames: new Map(services.map(({ key, name }) => [key, name])),
      understand: (q, how) => understand(q, { book, places, isWritten, hasCity, ...how }),
    };
  }
}

/** The book of the files, twenty megabytes, and the last one laid over it: the engines of one process read by the same. */
let shippedBook: Promise<ShippedBook> | undefined;
let lastBook: { key: string; book: Promise<OpenBook> } | undefined;

function bookOfFiles(switchedOff: string[]): Promise<OpenBook> {
  const key = JSON.stringify(switchedOff);
  if (lastBook?.key === key) return lastBook.book;
  shippedBook ??= createShippedBook(shippedLexicon());
  const book = shippedBook.then((shipped) => withoutSwitchedOff(shipped, switchedOff));
  lastBook = { key, book };
  return book;
}

/** Reads the files, and of the search's everyday words for trades those that the files do not have. */
export function shippedLexicon(): ShippedLexicon {
  const { entries, noise } = loadLexicon();
  const said = new Set([...entries, ...noise].map(({ saying }) => searchKey(saying)));
  const aliases = Object.entries(tradeAliases).flatMap(([service, words]) =>
    words
      .split(',')
      .map((word) => word.trim())
      .filter((word) => !said.has(searchKey(word)))
      .map((saying) => ({ saying, service, weight: 1 })),
  );
  return { entries: [...entries, ...aliases], noise };
}
