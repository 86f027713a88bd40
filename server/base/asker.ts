import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom a piece of work is done, as far as turns are concerned. */
export interface Asker {
  /** The network that asks (rate-limits.ts); empty for what nobody from outside has asked for. */
  network: string;
  /** The account that asks; visitors have none. */
  account?: string | undefined;
  /** Counts pictures that are sent. @throws 429 for more than an hour has. */
  countPictures?: (count: number) => Promise<void>;
}

const current = new AsyncLocalStorage<Asker>();

const NOBODY: Asker = { network: '' };

/** Does a piece of work, and all that follows from it, for somebody. */
export const asking = <T>(asker: Asker, work: () => T): T => current.run(asker, work);

/** Who asked for the work that is done now. */
export const currentAsker = (): Asker => current.getStore() ?? NOBODY;
