// `npm test`: everything that must hold before a change lands, ending with one line 'N passed, N failed'.
// `npm test -- api` or `-- browser` runs one part.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './find-chromium.ts';

interface Count {
  passed: number;
  failed: number;
}

// Tests start the product's programs some fifty times: they find the compiled code, as `npm start` does.
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node');

const reports = mkdtempSync(path.join(tmpdir(), 'nirmaan-reports-'));
const bin = (name: string) => path.join('node_modules', '.bin', name);

/** Runs a program whose exit code is its verdict. */
function check(name: string, command: string, args: string[]): Count {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function runVitest(): Count {
  console.log('\n— unit and API tests');
  const report = path.join(reports, 'vitest.json');
  const { status } = spawnSync(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    stdio: 'inherit',
  });
  const { numPassedTests, numFailedTests } = readReport(report) ?? { numPassedTests: 0, numFailedTests: 0 };
  return count(numPassedTests, numFailedTests, status);
}

async function runPlaywright(): Promise<Count> {
  console.log('\n— browser tests');
  const report = path.join(reports, 'playwright.json');
  const env = { ...process.env, CHROMIUM: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { status } = spawnSync(bin('playwright'), ['test', '--reporter=list,json'], { stdio: 'inherit', env });
  const { stats } = readReport(report) ?? { stats: { expected: 0, unexpected: 0, flaky: 0 } };
  return count(stats.expected, stats.unexpected + stats.flaky, status);
}

function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A run that ended badly without naming a failed test has failed as a whole. */
function count(passed: number, failed: number, status: number | null): Count {
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

const PARTS: Record<string, () => Count | Promise<Count>> = {
  lint: () => check('format and lint', bin('biome'), ['check', '.']),
  imports: () => check('import rules', 'node', ['scripts/check-imports.ts']),
  texts: () => check('texts', 'node', ['scripts/check-texts.ts']),
  lock: () => check('lock file', 'node', ['scripts/check-lock.mjs']),
  types: () => check('types', 'npm', ['run', '--silent', 'typecheck']),
  'db-types': () => check('database types', 'node', ['scripts/generate-db-types.ts', '--check']),
  api: runVitest,
  browser: runPlaywright,
};

const asked = process.argv.slice(2);
const total: Count = { passed: 0, failed: 0 };
for (const [name, run] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { passed, failed } = await run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) console.log(`✗ ${name}: ${failed} failed`);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
