import type { Kysely } from 'kysely';
import type pg from 'pg';
import { type Answer, call, type Input } from '#drills/parts/call.ts';
import type { MailListener } from '#drills/parts/mail-listener.ts';
import type { Server } from '#drills/parts/server.ts';
import type { Stage } from '#drills/parts/stage.ts';
import type { DB } from '#server/db/types.ts';

export interface Racer extends Input {
  /** Below /api/v1. */
  path: string;
}

/** How many of each status there must be; a list of statuses allows any number of them. */
type Expected = Record<number, number> | number[];

/** What races need, and how they are told. */
export interface Course {
  stage: Stage;
  server: Server;
  db: Kysely<DB>;
  database: pg.Pool;
  mail: MailListener;
}

/** Runs that begin at once, and how they must end. */
export class Racing implements Course {
  readonly stage;
  readonly server;
  readonly db;
  readonly database;
  readonly mail;
  /** Answers so far. */
  answers = 0;
  /** Answers of 5xx, and none at all. */
  failures = 0;

  constructor({ stage, server, db, database, mail }: Course) {
    this.stage = stage;
    this.server = server;
    this.db = db;
    this.database = database;
    this.mail = mail;
  }

  /** Sends all of them at the same time, and fails the drill when they are not answered as they must be. */
  async atOnce(what: string, racers: Racer[], wanted: Expected): Promise<Answer[]> {
    const answers = await Promise.all(racers.map(({ path, ...input }) => call(`${this.server.url}/api/v1${path}`, input)));
    this.answers += answers.length;
    const counted: Record<number, number> = {};
    for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1;
    const failed = answers.filter(({ status }) => status === 0 || status >= 500);
    this.failures += failed.length;
    const isMeant = Array.isArray(wanted)
      ? Object.keys(counted).every((status) => wanted.includes(Number(status)))
      : JSON.stringify(counted) === JSON.stringify(wanted);
    if (!isMeant) this.stage.fail(`${what}: ${show(counted)}, wanted ${Array.isArray(wanted) ? wanted.join(' or ') : show(wanted)}`);
    return answers;
  }

  /** Compares a number of the database's with what it must be. */
  async same(what: string, wanted: number, statement: string, values: unknown[] = []) {
    const { rows } = await this.database.query<{ n: string | number }>(statement, values);
    this.equal(what, Number(rows[0]?.n), wanted);
  }

  equal(what: string, found: unknown, wanted: unknown) {
    if (found !== wanted) this.stage.fail(`${what}: ${found}, wanted ${wanted}`);
  }
}

function show(counted: Record<number, number>) {
  return Object.entries(counted)
    .map(([status, n]) => `${n} × ${status}`)
    .join(', ');
}
