import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { Server, type ServerOptions } from '#drills/parts/server.ts';
import { NotRun, type Verdict } from '#drills/parts/verdict.ts';

type Relation = '=' | '≤' | '≥';

/** How many reasons of a failure are told. */
const MOST_REASONS = 12;

/** What a drill works on: servers and folders that are gone afterwards, and where it says what it found. */
export class Stage {
  /** Printed output of every server of the run, one file per server. */
  readonly logs: string;
  readonly #home: string;
  readonly #drill: string;
  /** One text for each scene. */
  readonly #figures: string[] = [];
  readonly #reasons: string[] = [];
  readonly #cleaning: (() => unknown)[] = [];
  #proved = 0;
  #step = '';
  #scene = '';
  #servers = 0;

  constructor(home: string, drill: string) {
    this.#home = home;
    this.#drill = drill;
    this.logs = path.join(home, 'logs');
    mkdirSync(this.logs, { recursive: true });
  }

  /** A folder of this drill's own that PostgreSQL's account can enter. */
  makeFolder(name: string): string {
    const folder = mkdtempSync(path.join(this.#home, `${this.#drill}-${name}-`));
    chmodSync(folder, 0o755);
    return folder;
  }

  /** The product on an empty data folder of its own, started by its own command and ready. It is ended with the drill. */
  async startServer(options: ServerOptions = {}): Promise<Server> {
    const server = this.prepareServer(options);
    await server.start();
    return server;
  }

  /** The same, not started yet. */
  prepareServer({ dataDir = this.makeFolder('data'), ...options }: ServerOptions = {}): Server {
    this.#servers += 1;
    const server = new Server({ ...options, dataDir, logFile: path.join(this.logs, `${this.#drill}-${this.#servers}.log`) });
    this.cleanUp(() => server.destroy());
    return server;
  }

  /** Does something when the drill is over, however it ended; the last that was asked for comes first. */
  cleanUp(work: () => unknown) {
    this.#cleaning.push(work);
  }

  /** Says what is being done: a drill that ran out of time, or threw, tells where. */
  step(text: string) {
    this.#step = text;
  }

  /** Begins a part of the drill: its figures stand together in the table, and its failures name it. */
  scene(name: string) {
    this.#scene = name;
    this.#step = '';
    this.#figures.push('');
  }

  /** Counts what the drill's verdict stands on, such as acknowledged writes: a drill that proves nothing fails. */
  proved(count: number, what: string) {
    this.#proved += count;
    this.#add(`${count.toLocaleString('en-IN')} ${what}`);
  }

  /** A figure for the table that nothing is asked of. */
  note(name: string, value: number | string, unit = '') {
    this.#add(`${name} ${shown(value)} ${unit}`.trim());
  }

  #add(figure: string) {
    const begun = this.#figures.pop();
    this.#figures.push(begun ? `${begun}, ${figure}` : this.#scene ? `${this.#scene}: ${figure}` : figure);
  }

  /** A figure that must hold; the drill goes on when it does not, and fails at its end. */
  expect(name: string, reached: number, relation: Relation, wanted: number, unit = '') {
    this.note(name, reached, unit);
    const holds = relation === '=' ? reached === wanted : relation === '≤' ? reached <= wanted : reached >= wanted;
    if (!holds) this.fail(`${name} ${shown(reached)}, wanted ${relation} ${shown(wanted)} ${unit}`.trim());
  }

  /** Notes a failure; the drill goes on. */
  fail(reason: string) {
    this.#reasons.push(this.#scene ? `${this.#scene}: ${reason}` : reason);
  }

  /** What came of the drill; `error` is what it threw. */
  verdict(error?: unknown): Verdict {
    const figures = this.#figures;
    if (error instanceof NotRun) return { result: 'not run', figures, reasons: [error.message] };
    const reasons = [...this.#reasons];
    if (error) reasons.push([this.#scene, this.#step, error instanceof Error ? error.message : String(error)].filter(Boolean).join(': '));
    else if (this.#proved === 0) reasons.push('it proved nothing');
    // One fault can show in a thousand answers.
    const untold = reasons.splice(MOST_REASONS).length;
    if (untold > 0) reasons.push(`and ${untold} more`);
    return { result: reasons.length > 0 ? 'FAILED' : 'passed', figures, reasons };
  }

  /** Ends and removes everything that the drill made. */
  async close() {
    for (const work of this.#cleaning.splice(0).reverse()) {
      try {
        await work();
      } catch (error) {
        this.fail(`could not clean up: ${(error as Error).message}`);
      }
    }
  }
}

function shown(value: number | string) {
  return typeof value === 'number' ? value.toLocaleString('en-IN', { maximumFractionDigits: value < 10 ? 2 : 0 }) : value;
}
