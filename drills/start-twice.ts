import type { Drill } from '#drills/parts/drill.ts';

/** A second process on the same data folder says so and ends; the first goes on. */
export const startTwice: Drill = {
  name: 'start-twice',
  does: 'a second process on the data folder of a running one',
  async run(stage) {
    const first = await stage.startServer();
    const second = stage.prepareServer({ dataDir: first.dataDir });
    await second.launch();
    stage.expect('exit code of the second', (await second.ended()) ?? -1, '=', 1);
    const said = second.lastLines.trim();
    if (!said.startsWith('Another Nirmaan is running on')) stage.fail(`the second said: ${said}`);
    if (await first.isReady()) stage.proved(1, 'first that goes on');
    else stage.fail('the first does not answer any more');
  },
};
