// `npm run client:pack`: makes the package @nirmaan/client of the calls' table, in client/dist, and packs it into build/. `npm publish` in client/ would publish it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeCalls } from '../server/features/api-docs/document.ts';
import { operationsOf } from '../server/features/api-docs/parts.ts';
import { calls } from '../shared/calls/calls.ts';
import { SENDING, writeTypes } from './client-types.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'client/dist' }, pack: { type: 'boolean', default: false } } });
const routes = Object.entries(calls).map(([name, schemas]) => {
  const [method = '', url = ''] = name.split(' ');
  return { method, url: `/api/v1${url}`, schemas };
});
const document = describeCalls({ PUBLIC_URL: 'https://nirmaan.example' }, routes);
const addresses = operationsOf(document).map(({ operationId, method, path }) => [operationId, `${method.toUpperCase()} ${path}`]);

rmSync(values.out, { recursive: true, force: true });
mkdirSync(values.out, { recursive: true });
const compiler = [
  '--target',
  'es2022',
  '--lib',
  'es2023,dom,dom.iterable',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
  '--strict',
];
const output = ['--declaration', '--skipLibCheck', '--types', '', '--outDir', values.out];
execFileSync(path.resolve('node_modules/.bin/tsc'), ['--ignoreConfig', 'client/send.ts', ...compiler, ...output], { stdio: 'inherit' });
writeFileSync(
  path.join(values.out, 'index.js'),
  `import { makeMethods } from ${SENDING};
export { NirmaanError } from ${SENDING};

const calls = ${JSON.stringify(Object.fromEntries(addresses), null, 2)};

export function createClient(options = {}) {
  return makeMethods(calls, options);
}
`,
);
writeFileSync(path.join(values.out, 'index.d.ts'), writeTypes(document));
if (values.pack) {
  mkdirSync('build', { recursive: true });
  execFileSync('npm', ['pack', './client', '--pack-destination', 'build'], { stdio: 'inherit' });
}
