// `npm run drill`: breaks the product on purpose, in every way that has a file here, and says what it found (README.md).
import { backup } from '#drills/backup.ts';
import { badInput } from '#drills/bad-input.ts';
import { clock } from '#drills/clock.ts';
import { crash } from '#drills/crash.ts';
import { database } from '#drills/database.ts';
import { diskFull } from '#drills/disk-full.ts';
import { epoch } from '#drills/epoch.ts';
import { failover } from '#drills/failover.ts';
import { failoverPatroni } from '#drills/failover-patroni.ts';
import { greedy } from '#drills/greedy.ts';
import { guessing } from '#drills/guessing.ts';
import { inFront } from '#drills/in-front.ts';
import { load } from '#drills/load.ts';
import { logs } from '#drills/logs.ts';
import { mailAndGateway } from '#drills/mail-and-gateway.ts';
import { mirror } from '#drills/mirror.ts';
import { runDrills } from '#drills/parts/run-drills.ts';
import { pooler } from '#drills/pooler.ts';
import { races } from '#drills/races.ts';
import { roles } from '#drills/roles.ts';
import { rolling } from '#drills/rolling.ts';
import { sentinel } from '#drills/sentinel.ts';
import { severalProcesses } from '#drills/several-processes.ts';
import { shortMessages } from '#drills/short-messages.ts';
import { split } from '#drills/split.ts';
import { startTwice } from '#drills/start-twice.ts';
import { strangers } from '#drills/strangers.ts';
import { upgrade } from '#drills/upgrade.ts';
import { withdrawal } from '#drills/withdrawal.ts';

/** In the order in which they are run. */
const DRILLS = {
  crash,
  database,
  diskFull,
  failover,
  failoverPatroni,
  split,
  rolling,
  epoch,
  load,
  startTwice,
  upgrade,
  backup,
  severalProcesses,
  sentinel,
  inFront,
  pooler,
  badInput,
  roles,
  mailAndGateway,
  shortMessages,
  mirror,
  greedy,
  guessing,
  clock,
  races,
  strangers,
  withdrawal,
  logs,
};

await runDrills(Object.values(DRILLS), process.argv.slice(2));
