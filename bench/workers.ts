import { askHomeInTurn, type InTurn, OWN, withDemoServers } from './home-in-turn.ts';

const ROUNDS = 3;

/** What is asked for: what costs least of a worker's time, and what costs most. */
const ASKED: [name: string, headers: Record<string, string>][] = [
  ['kept: Home', {}],
  ['Home, made anew for each', OWN],
];

/**
 * What one worker gives and what two do. Clients and databases are on the same cores: where there are two of these, what the clients take is
 * missing to the second worker.
 */
export function compareWorkers(seconds: number): Promise<{ name: string; given: InTurn }[]> {
  return withDemoServers(async (start) => {
    const one = await start('one', { WORKERS: '1' });
    const two = await start('two', { WORKERS: '2' }, { port: Number(new URL(one.url).port) + 1 });
    const rows = [];
    for (const [name, headers] of ASKED) rows.push({ name, given: await askHomeInTurn([one, two], { rounds: ROUNDS, seconds, headers }) });
    return rows;
  });
}
