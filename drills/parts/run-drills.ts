import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Drill, LONGEST_DRILL, LONGEST_RUN } from '#drills/parts/drill.ts';
import { endLeftovers } from '#drills/parts/leftovers.ts';
import { Stage } from '#drills/parts/stage.ts';
import type { Verdict } from '#drills/parts/verdict.ts';

/** A drill's process that takes this much longer than it may to say so is ended. Milliseconds. */
const GRACE = 45_000;

/** How a drill is run in a process of its own: `--alone NAME FOLDER`. */
const ALONE = '--alone';

/**
 * Runs the drills that are named, or all, one after the other, each in a process of its own, and prints one table. The exit code says
 * whether one failed.
 */
export async function runDrills(drills: Drill[], args: string[]) {
  const [first, name, home] = args;
  if (first === ALONE && name && home) return runAlone(drills.find((drill) => drill.name === name) as Drill, home);
  const unknown = args.filter((arg) => !drills.some((drill) => drill.name === arg));
  if (unknown.length > 0) {
    console.error(`There is no drill named ${unknown.join(', ')}. There are: ${drills.map((drill) => drill.name).join(', ')}`);
    process.exitCode = 2;
    return;
  }
  const chosen = args.length === 0 ? drills : drills.filter((drill) => args.includes(drill.name));
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-drills-'));
  chmodSync(folder, 0o755);
  const from = performance.now();
  const rows: [Drill, Verdict, number][] = [];
  for (const drill of chosen) {
    const started = performance.now();
    console.log(`${drill.name}: ${drill.does} …`);
    const isLate = started - from > LONGEST_RUN;
    const verdict: Verdict = isLate
      ? { result: 'FAILED', figures: [], reasons: [`not reached within ${LONGEST_RUN / 60_000} minutes`] }
      : await runApart(drill, folder);
    rows.push([drill, verdict, (performance.now() - started) / 1_000]);
    console.log(`${drill.name}: ${[verdict.result, ...verdict.reasons].join(': ')}`);
  }
  printTable(rows);
  const failed = rows.filter(([, { result }]) => result === 'FAILED');
  if (failed.length > 0) console.error(`${failed.length} of ${rows.length} failed. What the servers printed: ${keepLogs(folder)}`);
  else if (rows.every(([, { result }]) => result === 'not run')) console.error('None could be run: this proves nothing');
  else return rmSync(folder, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = 1;
}

/** In a process of its own: what it leaves behind, or a block of its loop, touches no other drill. */
async function runApart(drill: Drill, folder: string): Promise<Verdict> {
  const child = fork(process.argv[1] as string, [ALONE, drill.name, folder]);
  let verdict: Verdict | undefined;
  child.on('message', (message) => (verdict = message as Verdict));
  const tooLate = setTimeout(() => child.kill('SIGKILL'), LONGEST_DRILL + GRACE);
  const [code, signal] = await once(child, 'exit');
  clearTimeout(tooLate);
  await endLeftovers(folder);
  if (verdict && code === 0) return verdict;
  return { result: 'FAILED', figures: verdict?.figures ?? [], reasons: [`the drill's own process ended with ${signal ?? code}`] };
}

async function runAlone(drill: Drill, folder: string) {
  const stage = new Stage(folder, drill.name);
  const end = async () => {
    await stage.close();
    process.exit(1);
  };
  // The run was ended: by Ctrl-C, which reaches this process too, or alone.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  process.once('disconnect', end);
  let thrown: unknown;
  const late = delay(LONGEST_DRILL, undefined, { ref: false }).then(() => {
    throw new Error(`not done within ${LONGEST_DRILL / 60_000} minutes`);
  });
  try {
    await Promise.race([drill.run(stage), late]);
  } catch (error) {
    thrown = error;
  }
  await stage.close();
  process.send?.(stage.verdict(thrown), () => process.exit(0));
}

function printTable(rows: [Drill, Verdict, number][]) {
  const [processor] = cpus();
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${processor?.model.trim() || process.arch}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}\n`,
  );
  const lines = rows.map(([{ name, does }, { result, figures, reasons }, seconds]) => [
    name,
    does,
    [...figures, `${seconds.toFixed(0)} s in all`].join('; '),
    reasons.length > 0 ? `${result}: ${reasons.join('; ')}` : result,
  ]);
  for (const cells of [['drill', 'what is done', 'figures', 'verdict'], ['---', '---', '---', '---'], ...lines])
    console.log(`| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`);
  console.log('');
}

/** Keeps what the servers printed when the rest is removed. */
function keepLogs(folder: string): string {
  const kept = `${folder}-logs`;
  cpSync(path.join(folder, 'logs'), kept, { recursive: true });
  return kept;
}
