import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { whenDone } from '#tests/helpers/when-done.ts';

/** A line of the program's log. */
export interface Line {
  pid: number;
  msg: string;
  postmaster?: number;
  /** Of a line that tells of an answer. */
  route?: string;
}

interface Launching {
  args?: string[];
  /** A data folder to go on with, instead of a new one. */
  dataDir?: string;
}

/** The program as it is started, on a data folder and a port of its own, what it logs and what it complains of. */
export function launch(settings: Record<string, string>, { args = [], dataDir = makeFolder() }: Launching = {}) {
  const env = { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info', ...settings };
  const program = spawn(process.execPath, ['server/index.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Line[] = [];
  const complaints: string[] = [];
  const lines = createInterface(program.stdout);
  lines.on('line', (text) => {
    // The line that tells the first password is none of the log's.
    if (text.startsWith('{')) said.push(JSON.parse(text) as Line);
  });
  createInterface(program.stderr).on('line', (text) => complaints.push(text));
  const gone = once(program, 'exit') as Promise<[number | null, string | null]>;
  whenDone(() => {
    program.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });
  /** What `look` finds in the first of the lines that has it, as soon as it is there. */
  const find = <Found>(look: (line: Line) => Found | undefined): Promise<Found> =>
    new Promise((resolve, reject) => {
      const lookAgain = () => {
        const found = said.map(look).find((one) => one !== undefined);
        if (found === undefined) return;
        lines.off('line', lookAgain);
        resolve(found);
      };
      lines.on('line', lookAgain);
      lines.once('close', () => reject(new Error(`the program ended before it said so: ${complaints.join(' ')}`)));
      lookAgain();
    });
  const address = () => find(({ msg }) => / is ready on (\S+)$/.exec(msg)?.[1]);
  return { program, said, complaints, gone, find, address, dataDir };
}

/** Whether a process of this machine runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function makeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-start-'));
  chmodSync(folder, 0o755);
  return folder;
}
