import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter';
import { writeReport } from './report.ts';

const textOf = ({ message = '', stack, snippet = '' }: TestError) => stripVTControlCharacters(`${stack ?? message}\n${snippet}`);

/** Tests that passed at a second try count as failed. */
export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined;
  readonly #outside: string[] = [];

  onBegin(_config: FullConfig, suite: Suite) {
    this.#suite = suite;
  }

  onError(error: TestError) {
    this.#outside.push(textOf(error));
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? [];
    const failed = tests.filter((test) => ['unexpected', 'flaky'].includes(test.outcome()));
    const failures = failed.map((test) => ({
      text: [test.titlePath().filter(Boolean).join(' › '), ...test.results.flatMap(({ errors }) => errors.map(textOf))].join('\n'),
      file: path.relative('.', test.location.file),
    }));
    const seconds = new Map<string, number>();
    for (const { location, results } of tests) {
      const name = path.relative('.', location.file);
      seconds.set(
        name,
        results.reduce((sum, { duration }) => sum + duration / 1_000, seconds.get(name) ?? 0),
      );
    }
    writeReport({
      passed: tests.filter((test) => test.outcome() === 'expected').length,
      failures: [...failures, ...this.#outside.map((text) => ({ text }))],
      files: [...seconds].map(([name, took]) => ({ name, seconds: took })),
    });
  }
}
