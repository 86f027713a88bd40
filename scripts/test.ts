// `npm test`: everything that must hold before a change lands, ending with its ten slowest files and one line 'N passed, N failed'.
// `npm test -- api` or `-- browser` runs one part. With `--second-try` a few files of tests that failed are run once more, by themselves: what passes
// then is named as unsteady, and is no failure.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from '../tests/reporters/report.ts';
import { findChromium } from './find-chromium.ts';

// Tests start the product's programs some fifty times: they find the compiled code, as `npm start` does.
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node');

/** More than so many files that fail are no matter of chance. */
const MOST_UNSTEADY = 3;

const hasSecondTry = process.argv.includes('--second-try');
const unsteady: string[] = [];
const reports = mkdtempSync(path.join(tmpdir(), 'nirmaan-reports-'));
const node = process.execPath;
const bin = (name: string) => path.join('node_modules', '.bin', name);

/** Runs programs, one after the other, whose exit code is their verdict. */
function check(name: string, ...programs: [string, ...string[]][]): Report {
  console.log(`\n— ${name}`);
  for (const [command, ...args] of programs) {
    const { status } = spawnSync(command, args, { stdio: 'inherit' });
    if (status !== 0) return { passed: 0, failures: [{ text: `${name}: exit code ${status}` }], files: [] };
  }
  return { passed: 1, failures: [], files: [] };
}

/** Runs tests whose reporter writes what came of them. A run that ended badly without naming a failed test has failed as a whole. */
function runTests(name: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Report {
  console.log(`\n— ${name}`);
  const file = path.join(reports, `${name}.json`);
  const { status } = spawnSync(bin(command), args, { stdio: 'inherit', env: { ...process.env, ...env, TEST_REPORT: file } });
  const report: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failures: [], files: [] };
  if (status !== 0 && report.failures.length === 0) report.failures.push({ text: `${name}: exit code ${status}` });
  return report;
}

/** Runs tests, and files of them that failed once more where that is asked for: what passes then is noted as unsteady. */
function runTwice(name: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Report {
  const report = runTests(name, command, args, env);
  const files = new Set(report.failures.map(({ file }) => file));
  if (!hasSecondTry || files.size === 0 || files.size > MOST_UNSTEADY || files.has(undefined)) return report;
  const again = runTests(`${name}, a second time`, command, [...args, ...(files as Set<string>)], env);
  if (again.failures.length > 0) return report;
  unsteady.push(...report.failures.map(({ text }) => text));
  return { ...report, passed: report.passed + report.failures.length, failures: [] };
}

const runVitest = () =>
  runTwice('unit and API tests', 'vitest', ['run', '--reporter=default', '--reporter=./tests/reporters/vitest-reporter.ts']);

const runPlaywright = async () =>
  runTwice('browser tests', 'playwright', ['test', '--reporter=list,./tests/reporters/playwright-reporter.ts'], {
    CHROMIUM: await findChromium(),
  });

const PARTS: Record<string, () => Report | Promise<Report>> = {
  lint: () => check('format and lint', [bin('biome'), 'check', '.']),
  imports: () => check('import rules', [node, 'scripts/check-imports.ts']),
  texts: () => check('texts', [node, 'scripts/check-texts.ts']),
  'loose-texts': () => check('loose texts', [node, 'scripts/check-loose-texts.ts']),
  floor: () => check('oldest browsers', [node, 'scripts/check-floor.ts']),
  lock: () => check('lock file', [node, 'scripts/check-lock.mjs']),
  types: () => check('types', [bin('react-router'), 'typegen'], [bin('tsc'), '--noEmit']),
  'db-types': () => check('database types', [node, 'scripts/generate-db-types.ts', '--check']),
  api: runVitest,
  browser: runPlaywright,
};

const asked = process.argv.slice(2).filter((argument) => argument !== '--second-try');
const total: Report = { passed: 0, failures: [], files: [] };
for (const [name, run] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { passed, failures, files } = await run();
  total.passed += passed;
  total.failures.push(...failures);
  total.files.push(...files);
}
rmSync(reports, { recursive: true, force: true });
const slowest = total.files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
if (slowest.length > 0)
  console.log(`\nThe slowest:\n${slowest.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${name}`).join('\n')}`);
// Again at the end: what ran after a failure has long pushed it out of sight.
for (const failure of unsteady) console.log(`\n≈ Unsteady, to be mended. It passed by itself: ${failure}`);
for (const { text } of total.failures) console.log(`\n✗ ${text}`);
console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length > 0 ? 1 : 0;
