/** '=named:7:lifts', '=unnamed:9:lifts', '=renamed:6:elevator\nlifts' (migration 0011). */
const NEWS = /^=(named|unnamed|renamed):(\d+):([^\n]+)(?:\n(.+))?$/s;

interface Name {
  /** Which word about the name was said last. */
  said: number;
  /** The key that the service has now; undefined when the name is no service's any more. */
  key: string | undefined;
}

/**
 * The names that services have and had, as keys. The database says each change as a word of its own, so that every process knows
 * them at the search that follows the change (vocabulary.ts).
 */
export class ServiceNames {
  readonly #names = new Map<string, Name>();
  #version = 0;

  /** Another number after every change. */
  get version(): number {
    return this.#version;
  }

  /** Takes in a word. @returns false when it says nothing of services' names. */
  learn(word: string): boolean {
    const news = NEWS.exec(word);
    if (!news) return false;
    const [, change, number, name = '', after] = news;
    const said = Number(number);
    if (said > (this.#names.get(name)?.said ?? 0)) {
      this.#names.set(name, { said, key: change === 'named' ? name : after });
      this.#version += 1;
    }
    return true;
  }

  /** Forgets all: what was said in another epoch of the database has numbers that are used again. */
  forget(): void {
    this.#names.clear();
    this.#version += 1;
  }

  /** The key of the service that has this name, or had it before it was renamed; undefined when there is none. */
  current(name: string): string | undefined {
    let found = this.#names.get(name);
    let key = name;
    while (found?.key !== undefined && found.key !== key) {
      const { said } = found;
      key = found.key;
      found = this.#names.get(key);
      // What a service is called now was always said later.
      if (found && found.said <= said) return undefined;
    }
    return found?.key;
  }

  /** The keys under which the businesses of a service stand, whichever of its names is given. */
  keysOf(name: string): string[] {
    const now = this.current(name);
    return now === undefined || now === name ? [name] : [name, now];
  }
}
