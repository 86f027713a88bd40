import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { call } from '#drills/parts/call.ts';
import type { Drill } from '#drills/parts/drill.ts';
import { MailListener } from '#drills/parts/mail-listener.ts';
import { makeMistakes } from '#drills/parts/mistakes-with-backups.ts';
import { registerUsers } from '#drills/parts/people.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { makeWorld, Writers } from '#drills/parts/writers.ts';
import { buildDataset } from '../bench/dataset.ts';

const BUSINESSES = 100_000;
/** Written while the backup is made, each second. */
const WRITES = 20;
/** From the command to a database and pictures that a server can start on. Milliseconds. */
const LONGEST_RESTORE = 60_000;
const LAST_MAIL = 60_000;
const BACKUP_KEY = 'the key of the drills';

interface Contents {
  tables: { name: string; rows: number; sha256: string }[];
  pictures: { files: number };
  files: { bytes: number };
}

/**
 * Backed up while people write, lost with its machine, and restored: all that was acknowledged before is there. Afterwards what people do
 * wrong with backups: the real ones are there all the same.
 */
export const backup: Drill = {
  name: 'backup',
  does: `backup of ${BUSINESSES.toLocaleString('en-IN')} businesses during writes, everything wiped, restore; then a wrong folder, a disk that is away, another database, half a disk`,
  async run(stage) {
    const mail = await MailListener.start(stage);
    const settings = { SMTP_URL: mail.url, LOG_LEVEL: 'error' };
    const server = await stage.startServer({ settings });
    await buildDataset(server.database(), BUSINESSES);
    // Sums without reviews and likes would be wrong ones to the oracle.
    await server.database().query('update business_stats set review_count = 0, rating_sum = 0, like_count = 0');
    const world = await makeWorld(server.url);
    await mail.close();

    const before = new Writers(server.url, world);
    await writeFor(before, 3_000);
    // By other people: the same ones would take back their likes.
    const during = new Writers(server.url, { ...world, users: await registerUsers(server.url, world.users.length) });
    const stopWriting = during.start(WRITES);
    const folder = stage.makeFolder('backups');
    stage.note('backup', (await run('backup', folder, server.dataDir)) / 1_000, 's');
    await stopWriting();
    const made = readContents(folder);
    stage.note('of', made.files.bytes / 1e6, 'MB');
    await server.destroy();

    const restored = stage.prepareServer({ settings });
    stage.expect('restore', await run('restore', folder, restored.dataDir), '≤', LONGEST_RESTORE, 'ms');
    expectSame(stage, made, await backUpAgain(stage, restored.dataDir));

    await mail.open();
    stage.note('ready after', await restored.start(), 'ms');
    const database = restored.database();
    await before.ledger.settle(stage, database);
    const half = await during.ledger.compare(database);
    stage.note('written meanwhile', during.ledger.count('acknowledged'));
    stage.expect('of them doubled', half.doubled, '=', 0);
    const { rows } = await database.query<{ n: number }>('select count(*)::int as n from enquiries');
    const enquiries = rows[0]?.n ?? 0;
    stage.expect(`of ${enquiries} enquiries mailed`, await mail.until('enquiry-', enquiries, LAST_MAIL), '=', enquiries);
    const found = await call(`${restored.url}/api/v1/contractor/search?q=deccan%20tiles`);
    stage.expect('search answers', found.status, '=', 200);
    stage.expect('businesses found', JSON.parse(found.text).totalContractors, '≥', world.businesses.length);
    stage.scene('mistakes');
    await makeMistakes(stage, restored.dataDir);
  },
};

async function writeFor(writers: Writers, milliseconds: number) {
  const stop = writers.start(WRITES);
  await delay(milliseconds);
  await stop();
}

/** Runs one of the commands as npm does. @returns how long it took, in milliseconds. */
async function run(command: 'backup' | 'restore', folder: string, dataDir: string): Promise<number> {
  const from = performance.now();
  const env = { ...process.env, DATA_DIR: dataDir, BACKUP_KEY };
  await promisify(execFile)(process.execPath, [`scripts/${command}.ts`, folder], { env });
  return performance.now() - from;
}

/** What the newest backup in a folder says of itself. */
function readContents(folder: string): Contents {
  const newest = readdirSync(folder).sort().at(-1) as string;
  return JSON.parse(readFileSync(path.join(folder, newest, 'manifest.json'), 'utf8'));
}

async function backUpAgain(stage: Stage, dataDir: string): Promise<Contents> {
  const folder = stage.makeFolder('again');
  await run('backup', folder, dataDir);
  return readContents(folder);
}

function expectSame(stage: Stage, made: Contents, again: Contents) {
  const checksums = new Map(again.tables.map(({ name, sha256 }) => [name, sha256]));
  const different = made.tables.filter(({ name, sha256 }) => checksums.get(name) !== sha256);
  for (const { name } of different) stage.fail(`${name} is not as it was backed up`);
  stage.expect('tables with another checksum', different.length, '=', 0);
  stage.proved(
    made.tables.reduce((sum, { rows }) => sum + rows, 0),
    'rows compared by checksum',
  );
  stage.expect('files of pictures', again.pictures.files, '=', made.pictures.files);
}
