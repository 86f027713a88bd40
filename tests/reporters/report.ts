import { writeFileSync } from 'node:fs';

/** What failed: its name and what was wrong, as text; and the file of tests, where it was one of these. */
export interface Failure {
  text: string;
  file?: string;
}

/** What `npm test` reads of a run, and repeats at its end. */
export interface Report {
  passed: number;
  failures: Failure[];
  /** How long each file of tests took, all its tests together. */
  files: { name: string; seconds: number }[];
}

/** @throws where nobody said into which file. */
export function writeReport(report: Report) {
  if (!process.env.TEST_REPORT) throw new Error('TEST_REPORT names no file');
  writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
}
