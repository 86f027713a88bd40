// `npm run drill`: what happens when things die in the middle of writes. Prints a line per drill and fails if a write that was
// answered with success is missing afterwards.
import { killDatabase, killEverything, killServer } from './kill-during-writes.ts';
import { startTwice } from './start-twice.ts';

const DRILLS = { killServer, killDatabase, killEverything, startTwice };

let failed = 0;
for (const [name, drill] of Object.entries(DRILLS)) {
  try {
    console.log(`${name}: ${await drill()}`);
  } catch (error) {
    failed += 1;
    console.error(`${name}: FAILED: ${(error as Error).message}`);
  }
}
process.exitCode = failed > 0 ? 1 : 0;
