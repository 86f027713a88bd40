import { requirePrograms, startPgbouncer } from '#drills/parts/beside.ts';
import type { Drill } from '#drills/parts/drill.ts';
import { OwnPostgres } from '#drills/parts/own-postgres.ts';
import { makeWorld, Writers } from '#drills/parts/writers.ts';

const WRITES = 100;

/** A pooler before the database serves as the database does, or the start says in words why it cannot. */
export const pooler: Drill = {
  name: 'pooler',
  does: 'PgBouncer as deploy/ha has it before the database: in transaction mode, then in session mode',
  async run(stage) {
    requirePrograms('pgbouncer', 'setpriv');
    const postgres = await OwnPostgres.start(stage);

    stage.scene('in transaction mode');
    const refused = stage.prepareServer({
      settings: { DATABASE_URL: await startPgbouncer(stage, postgres.socketDir, 'transaction'), LOG_LEVEL: 'warn' },
    });
    await refused.launch();
    stage.expect('exit code', (await refused.ended()) ?? 0, '=', 1);
    const says = refused.lastLines.includes(
      'DATABASE_URL: a pooler stands before the database that gives each transaction another connection',
    );
    stage.expect('says why', Number(says), '=', 1);

    stage.scene('in session mode');
    const server = await stage.startServer({
      settings: { DATABASE_URL: await startPgbouncer(stage, postgres.socketDir, 'session'), LOG_LEVEL: 'warn' },
    });
    const writers = new Writers(server.url, await makeWorld(server.url, { users: 20, businesses: 10 }));
    for (let turn = 0; turn < WRITES; turn += 1) await writers.write();
    await writers.ledger.settle(stage, server.database());
    stage.expect('refused, or without an answer', writers.ledger.count('refused') + writers.ledger.count('lost'), '=', 0);
  },
};
