import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Cleans up after the test that asks for it, else after the tests of the file; what was begun last is cleaned up first. Within a test vitest
 * takes an afterAll without a word, and never calls it.
 */
export function whenDone(clean: () => unknown): void {
  const cleanUp = async () => void (await clean());
  if (TestRunner.getCurrentTest()) onTestFinished(cleanUp);
  else afterAll(cleanUp);
}
