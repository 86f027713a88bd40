import type { Asker } from '#server/base/asker.ts';
import { QueueFull } from '#server/base/limiter.ts';

/** The wait would be longer than anybody waits. */
export class WaitTooLong extends Error {
  /** After so many seconds it is shorter. */
  readonly seconds: number;

  constructor(seconds: number) {
    super(`a wait of ${seconds} s`);
    this.seconds = seconds;
  }
}

interface Job {
  /** How much work it is, in seconds of a usual machine. */
  price: number;
  begin: () => void;
  refuse: (error: Error) => void;
}

/** What somebody has had, and has waiting. */
interface Account {
  spent: number;
  jobs: Job[];
}

interface Network {
  spent: number;
  /** What the account that was served last had had before: who comes anew begins there. */
  served: number;
  accounts: Map<string, Account>;
}

export interface FairQueue {
  /** Does work when it is somebody's turn. @throws QueueFull when too many wait. */
  run<Result>(asker: Asker, price: number, work: () => Promise<Result>): Promise<Result>;
  /** @throws WaitTooLong when work that somebody would ask for now would not begin in time. */
  admit(asker: Asker): void;
}

/**
 * One piece of work at a time, for many who ask. Networks take turns, and the accounts of one network among themselves, each by what its
 * work has cost: who sends a hundred waits for the ninety-nine, and everybody else for one of them (start-time fair queueing, by two
 * levels). Where too many wait, whoever has most of them gives way.
 * @param most how many may wait.
 * @param longest seconds that somebody who comes anew waits at most.
 */
export function createFairQueue(most: number, longest: number): FairQueue {
  const networks = new Map<string, Network>();
  let waiting = 0;
  /** What the network that was served last had had before. */
  let served = 0;
  let running: { price: number; since: number } | undefined;
  /** Seconds that one of a price of one takes on this machine, with what it has to do beside. */
  let pace = 1;

  const accountOf = ({ network, account = '' }: Asker): [Network, Account] => {
    const of = networks.get(network) ?? { spent: served, served: 0, accounts: new Map<string, Account>() };
    networks.set(network, of);
    const own = of.accounts.get(account) ?? { spent: of.served, jobs: [] };
    of.accounts.set(account, own);
    return [of, own];
  };

  function beginNext() {
    if (running) return;
    forget();
    const network = leastSpent([...networks.values()].filter((one) => countOf(one) > 0));
    const account = network && leastSpent([...network.accounts.values()].filter(({ jobs }) => jobs.length > 0));
    const job = account?.jobs.shift();
    if (!network || !account || !job) return;
    waiting -= 1;
    served = network.spent;
    network.served = account.spent;
    network.spent += job.price;
    account.spent += job.price;
    running = { price: job.price, since: performance.now() };
    job.begin();
  }

  /** Those who wait for nothing, and have had no more than who comes anew begins with. */
  function forget() {
    for (const [name, network] of networks) {
      for (const [id, { spent, jobs }] of network.accounts) if (jobs.length === 0 && spent <= network.served) network.accounts.delete(id);
      if (countOf(network) === 0 && network.spent <= served) networks.delete(name);
    }
    if (waiting > 0 || running) return;
    networks.clear();
    served = 0;
  }

  function end() {
    if (!running) return;
    const took = (performance.now() - running.since) / 1_000 / running.price;
    // A single slow one, such as the first after a rest, says little of those behind it.
    pace = Math.min(20, Math.max(0.1, pace * 0.8 + Math.min(took, pace * 3) * 0.2));
    running = undefined;
    beginNext();
  }

  /** Room for one more of an account: the network with most gives its last up, if that is another one. @returns whether there is. */
  function makeRoom(own: Network): boolean {
    if (waiting < most) return true;
    const [greedy] = [...networks.values()].sort((a, b) => countOf(b) - countOf(a));
    const account = greedy && [...greedy.accounts.values()].sort((a, b) => b.jobs.length - a.jobs.length)[0];
    if (!greedy || !account || countOf(greedy) <= countOf(own) + 1) return false;
    waiting -= 1;
    account.jobs.pop()?.refuse(new QueueFull());
    return true;
  }

  return {
    async run(asker, price, work) {
      const [network, account] = accountOf(asker);
      if (!makeRoom(network)) throw new QueueFull();
      waiting += 1;
      await new Promise<void>((begin, refuse) => {
        // Who waits for something again has had its share meanwhile.
        if (countOf(network) === 0) network.spent = Math.max(network.spent, served);
        if (account.jobs.length === 0) account.spent = Math.max(account.spent, network.served);
        account.jobs.push({ price, begin, refuse });
        beginNext();
      });
      try {
        return await work();
      } finally {
        end();
      }
    },

    admit(asker) {
      const network = networks.get(asker.network);
      const account = network?.accounts.get(asker.account ?? '');
      // What is its own is before it; of each other no more than that, which is what taking turns is.
      const own = priceOf(account ? [account] : []);
      const others = [...(network?.accounts.values() ?? [])].filter((one) => one !== account);
      const inNetwork = own + sum(others.map((one) => firstOf(priceOf([one]), own, one.jobs[0])));
      const elsewhere = [...networks.values()].filter((one) => one !== network);
      const before = inNetwork + sum(elsewhere.map((one) => firstOf(priceOf([...one.accounts.values()]), inNetwork, firstJob(one))));
      const left = running ? Math.max(0, running.price - (performance.now() - running.since) / 1_000 / pace) : 0;
      const seconds = (left + before) * pace;
      if (seconds > longest) throw new WaitTooLong(Math.ceil(seconds));
    },
  };
}

/** What of another's work comes before that of who has `own` before it: as much, and the one piece that is begun then. */
function firstOf(all: number, own: number, first: Job | undefined): number {
  return Math.min(all, own + (first?.price ?? 0));
}

const leastSpent = <One extends { spent: number }>(all: One[]) =>
  all.reduce<One | undefined>((a, b) => (a && a.spent <= b.spent ? a : b), undefined);
const countOf = ({ accounts }: Network) => sum([...accounts.values()].map(({ jobs }) => jobs.length));
const firstJob = ({ accounts }: Network) => [...accounts.values()].find(({ jobs }) => jobs.length > 0)?.jobs[0];
const priceOf = (accounts: Account[]) => sum(accounts.flatMap(({ jobs }) => jobs.map(({ price }) => price)));
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
