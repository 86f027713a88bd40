import { createPool } from '#server/db/database.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { createSearchEngine } from '#server/features/search/search-engine.ts';
import type { BenchDatabase } from './databases.ts';
import { type Job, jobs } from './jobs.ts';
import { type Figures, measure } from './measure.ts';
import { hasPgbench, recordingPool, runPgbench } from './pgbench.ts';

/** Times that each size is measured, in turn with the others: a machine differs by a sixth from one minute to the next. */
const ROUNDS = 3;

export interface EngineFigures {
  /** By job and number of clients: `keyOf`. */
  engine: Map<string, Figures>;
  /** pgbench with the statements that the engine sent. */
  pgbench: Map<string, Figures>;
}

export const keyOf = (job: string, clients: number) => `${job}/${clients}`;

/** The search in this process over each data set, at each number of clients; of the last, which is the largest, pgbench beside it. */
export async function measureEngines(
  databases: BenchDatabase[],
  { clients, seconds }: { clients: readonly number[]; seconds: number },
): Promise<EngineFigures[]> {
  const gazetteer = loadGazetteer();
  const opened = [];
  for (const { address } of databases) {
    const pool = createPool(address, { max: 16, genericPlans: true });
    opened.push({ pool, engine: await createSearchEngine({ pool, gazetteer, remember: false }) });
  }
  const figures = databases.map((): EngineFigures => ({ engine: new Map(), pgbench: new Map() }));
  for (const { name, questions } of jobs()) {
    for (const many of clients) {
      const rounds = databases.map((): Figures[] => []);
      for (let round = 0; round < ROUNDS; round++) {
        for (const [at, { engine }] of opened.entries()) {
          const ask = (turn: number) => questions[turn % questions.length]?.ask(engine) as Promise<unknown>;
          rounds[at]?.push(await measure(ask, many, seconds / ROUNDS));
        }
      }
      for (const [at, { engine }] of figures.entries()) engine.set(keyOf(name, many), together(rounds[at] as Figures[]));
    }
  }
  for (const { pool, engine } of opened) {
    engine.close();
    await pool.end();
  }
  // Their connections are closed by then: the server has not enough for all at once.
  if (hasPgbench) await measurePgbench(databases.at(-1) as BenchDatabase, figures.at(-1) as EngineFigures, { clients, seconds });
  return figures;
}

async function measurePgbench(
  database: BenchDatabase,
  { pgbench }: EngineFigures,
  { clients, seconds }: { clients: readonly number[]; seconds: number },
) {
  const pool = createPool(database.address, { max: 1, genericPlans: true });
  const recording = recordingPool(pool);
  const recorder = await createSearchEngine({ pool: recording.pool, gazetteer: loadGazetteer(), remember: false });
  for (const { name, questions } of jobs()) {
    const statements: string[][] = [];
    for (const { ask } of sample(questions, 120)) {
      recording.take();
      await ask(recorder);
      statements.push(recording.take());
    }
    for (const many of clients) pgbench.set(keyOf(name, many), runPgbench(database, statements, many, seconds));
  }
  recorder.close();
  await pool.end();
}

/** The middle of each figure. */
function together(rounds: Figures[]): Figures {
  const middle = (of: keyof Figures) => rounds.map((figures) => figures[of]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] as number;
  return { perSecond: middle('perSecond'), p50: middle('p50'), p99: middle('p99') };
}

/** An even pick: pgbench takes at most 128 scripts. */
function sample(questions: Job['questions'], most: number) {
  const step = Math.max(1, questions.length / most);
  return Array.from(
    { length: Math.min(most, questions.length) },
    (_, index) => questions[Math.floor(index * step)] as Job['questions'][number],
  );
}
