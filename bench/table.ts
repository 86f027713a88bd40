import { cpus, totalmem } from 'node:os';
import type { Figures } from './measure.ts';

/** A row of the search's table: the engine, pgbench beside it, the smaller data set, and the way over HTTP. */
export function row(
  name: string,
  clients: number,
  engine: Figures | undefined,
  { pgbench, smaller }: { pgbench: Figures | undefined; smaller: Figures | undefined },
  overHttp: number,
  ofBare: number,
): string[] {
  const rate = (figures: Figures | undefined, none = '') => figures?.perSecond.toFixed(0) ?? none;
  return [
    name,
    String(clients),
    rate(engine),
    engine?.p50.toFixed(2) ?? '',
    engine?.p99.toFixed(2) ?? '',
    rate(pgbench, 'no pgbench here'),
    rate(smaller),
    overHttp.toFixed(0),
    ofBare.toFixed(3),
  ];
}

export function printTable(head: string[], rows: string[][]) {
  for (const cells of [head, head.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`);
  console.log('');
}

export type Goal = [name: string, reached: number, relation: '≤' | '≥', wanted: number, unit: string];

/** What is to be reached and whether it was. */
export function printGoals(goals: Goal[]) {
  const [processor] = cpus();
  console.log(
    `${cpus().length} × ${processor?.model.trim() || process.arch}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}\n`,
  );
  printTable(
    ['goal', 'wanted', 'reached', ''],
    goals.map(([name, reached, relation, wanted, unit]) => [
      name,
      `${relation} ${wanted} ${unit}`.trim(),
      `${reached.toFixed(2)} ${unit}`.trim(),
      (relation === '≤' ? reached <= wanted : reached >= wanted) ? 'yes' : 'no',
    ]),
  );
}
