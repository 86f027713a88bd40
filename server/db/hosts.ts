import { setTimeout as delay } from 'node:timers/promises';
import { readAddress } from '#server/base/address-fault.ts';
import { splitHosts } from '#server/base/address-hosts.ts';
import type { Address } from '#server/db/address.ts';
import { askAlone } from '#server/db/ask-alone.ts';
import { explainConnection } from '#server/db/explain-connection.ts';

/** How long a server may take to say what it is. A machine that is gone says nothing. Milliseconds. */
const PATIENCE = 1_500;

/** For so long the others are heard once a primary is found: one of before may be quicker to answer than the one that took its place. Milliseconds. */
const OTHERS = 150;

/** For so long all who connect take the server that was found. Milliseconds. */
const FRESH = 1_000;

const LOOK = `select pg_is_in_recovery() as is_standby, current_setting('transaction_read_only')::bool as is_read_only,
    (select system_identifier::text from pg_control_system()) as system,
    case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end as timeline`;

interface Look {
  is_standby: boolean;
  is_read_only: boolean;
  /** Which server's files these were when they were made: standbys have those of their primary. */
  system: string;
  /** In hexadecimal digits; a promotion begins a later one. */
  timeline: string | null;
}

/** A server that takes writes. */
interface Primary {
  address: { connectionString: string };
  system: string;
  timeline: string;
}

/** A server that takes no writes, where one that does is needed. */
export class NoPrimary extends Error {
  /** PostgreSQL's own code for a write on a standby. */
  readonly code = '25006';
}

/**
 * Several servers of which one takes writes. Which one is found out when somebody connects: all are asked at once. A primary of before that
 * comes back after another was promoted says that it takes writes as well: its timeline is an earlier one, and it is left alone.
 */
export class Hosts {
  readonly #addresses: { connectionString: string }[];
  #last: Primary | undefined;
  #found: { at: number; primary: Promise<Primary> } | undefined;

  constructor(urls: string[]) {
    this.#addresses = urls.map((connectionString) => ({ connectionString }));
  }

  /** The one that took writes last; the first one where none is known. */
  get last(): { connectionString: string } {
    return this.#last?.address ?? (this.#addresses[0] as { connectionString: string });
  }

  /** @throws NoPrimary with what each of them says. */
  find(): Promise<Primary> {
    if (this.#found && performance.now() - this.#found.at < FRESH) return this.#found.primary;
    const found = { at: Number.POSITIVE_INFINITY, primary: this.#look() };
    this.#found = found;
    found.primary.then(
      () => {
        found.at = performance.now();
      },
      () => {
        if (this.#found === found) this.#found = undefined;
      },
    );
    return found.primary;
  }

  async #look(): Promise<Primary> {
    const looks = this.#addresses.map(ask);
    const primary = this.#last ? await this.#quickestOf(looks) : await heardAll(looks);
    this.#last = primary;
    return primary;
  }

  /**
   * One that takes writes on no earlier timeline than is known, and on the latest of those that say so: nobody waits for machines that are gone for
   * longer than a moment.
   */
  async #quickestOf(looks: Promise<Primary>[]): Promise<Primary> {
    const { system, timeline } = this.#last as Primary;
    const heard: Primary[] = [];
    const fit = looks.map(async (look) => {
      const primary = await look;
      if (primary.system === system && primary.timeline < timeline)
        throw new NoPrimary(`${nameOf(primary.address)} was the primary before another one was promoted`);
      heard.push(primary);
    });
    await Promise.any(fit).catch(tellAll);
    await Promise.race([Promise.allSettled(fit), delay(OTHERS, undefined, { ref: false })]);
    return latestOf(heard) as Primary;
  }
}

/** Where nothing is known yet, all are heard. */
async function heardAll(looks: Promise<Primary>[]): Promise<Primary> {
  const heard = await Promise.allSettled(looks);
  const latest = latestOf(heard.flatMap((look) => (look.status === 'fulfilled' ? [look.value] : [])));
  return latest ?? tellAll({ errors: heard.map((look) => (look as PromiseRejectedResult).reason) });
}

function latestOf(primaries: Primary[]): Primary | undefined {
  return primaries.toSorted((a, b) => (a.timeline < b.timeline ? 1 : -1))[0];
}

/** @throws NoPrimary */
function tellAll({ errors }: { errors: Error[] }): never {
  throw new NoPrimary(`none of the servers takes writes: ${errors.map(({ message }) => message).join('; ')}`);
}

/** @throws Error with what is wrong with it, in words. */
async function ask(address: { connectionString: string }): Promise<Primary> {
  const named = readAddress(address.connectionString);
  const { rows } = await askAlone(address, { patience: PATIENCE, name: 'nirmaan-heartbeat' }, (client) => client.query<Look>(LOOK)).catch(
    (error) => {
      throw new Error(explainConnection(error, named), { cause: error });
    },
  );
  const look = rows[0] as Look;
  if (look.is_standby || look.timeline === null) throw new NoPrimary(`${named.server} is a standby`);
  if (look.is_read_only) throw new NoPrimary(`${named.server} is set to be read only`);
  return { address, system: look.system, timeline: look.timeline };
}

function nameOf({ connectionString }: { connectionString: string }) {
  return readAddress(connectionString).server;
}

/** What is known of the servers of an address is of the whole process. */
const known = new Map<string, Hosts>();

/** The servers that an address names, where it names several. */
export function hostsOf(address: Address): Hosts | undefined {
  if (!('connectionString' in address)) return undefined;
  const { connectionString } = address;
  const made = known.get(connectionString);
  if (made) return made;
  const urls = splitHosts(connectionString);
  if (urls.length === 1) return undefined;
  const hosts = new Hosts(urls);
  known.set(connectionString, hosts);
  return hosts;
}

/**
 * Where to connect: of several servers the one that takes writes.
 * @throws NoPrimary when none does.
 */
export async function findPrimary(address: Address): Promise<Address> {
  return (await hostsOf(address)?.find())?.address ?? address;
}
