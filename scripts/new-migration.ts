// `npm run db:new -- add-something` (or add_something): an empty migration with the next number.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'server/db/migrations';
const [name] = process.argv.slice(2);
if (!name || !/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(name)) {
  console.error('Name the migration: npm run db:new -- add-something');
  process.exit(1);
}
const last = Math.max(0, ...readdirSync(FOLDER).map((file) => Number.parseInt(file, 10)));
const file = path.join(FOLDER, `${String(last + 1).padStart(4, '0')}_${name.replaceAll('-', '_')}.ts`);
if (existsSync(file)) throw new Error(`${file} exists`);
writeFileSync(
  file,
  `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>) {
  await sql\`select 1\`.execute(db);
}
`,
);
console.log(file);
