import { afterEach, onTestFailed, type RunnerTestCase, TestRunner } from 'vitest';

/** Of a flood of failures the last ones are enough. */
const MOST = 20;

/**
 * Keeps the lines that a server logs, and adds those of a test to what it failed by: of an answer with 500 or more, or a job that failed, nothing else tells
 * the cause.
 * @returns where the server's log is written to.
 */
export function tellFailures(): { write: (line: string) => void } {
  let lines: string[] = [];
  const tell = (test: Readonly<RunnerTestCase>) => {
    const [error] = test.result?.errors ?? [];
    if (error && lines.length > 0) error.stack = `${error.stack ?? error.message}\nThe server has logged:\n${lines.join('')}`;
    lines = [];
  };
  if (TestRunner.getCurrentTest()) onTestFailed(({ task }) => tell(task));
  else afterEach(({ task }) => tell(task));
  return {
    write: (line) => {
      lines = [...lines.slice(1 - MOST), line];
    },
  };
}
