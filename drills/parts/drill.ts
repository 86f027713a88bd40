import type { Stage } from '#drills/parts/stage.ts';

/** Something that is broken on purpose, and what must hold all the same. */
export interface Drill {
  /** What `npm run drill -- NAME` takes. */
  name: string;
  /** What it does to the product, for the table. */
  does: string;
  /** Says what it found to the stage. What it throws fails it; NotRun says that this machine cannot run it. */
  run(stage: Stage): Promise<void>;
}

/** The longest that one drill, and all of them, may take. Milliseconds. */
export const LONGEST_DRILL = 5 * 60_000;
export const LONGEST_RUN = 60 * 60_000;
