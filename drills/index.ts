// `npm run drill`: breaks the product on purpose, in every way that has a file here, and says what it found (README.md).
import { crash } from '#drills/crash.ts';
import { runDrills } from '#drills/parts/run-drills.ts';
import { startTwice } from '#drills/start-twice.ts';

/** In the order in which they are run. */
const DRILLS = {
  crash,
  startTwice,
};

await runDrills(Object.values(DRILLS), process.argv.slice(2));
