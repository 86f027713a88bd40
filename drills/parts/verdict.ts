/** This machine lacks what the drill needs; the message says what. */
export class NotRun extends Error {}

export interface Verdict {
  result: 'passed' | 'FAILED' | 'not run';
  /** What was measured and how much was proved. */
  figures: string[];
  /** Why it failed or was not run. */
  reasons: string[];
}
