import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, in this order: begun last, one of them would be waited for alone. Those that wait stand beside those that compute. */
const LONG = [
  'server/features/search/oracle.test.ts',
  'server/features/enquiries/threads/thread-mails.test.ts',
  'server/backup/backup.test.ts',
  'server/backup/restore-refusals.test.ts',
  'server/backup/backup-folder.test.ts',
  'server/jobs/run-jobs.test.ts',
  'server/workers/workers.test.ts',
  'server/index.test.ts',
  'server/features/newsletter/mailings/mailings.test.ts',
  'tests/suggestions/chosen-suggestion.test.ts',
  'server/features/media/pictures/picture-process.test.ts',
  'server/features/payments/many-orders.test.ts',
  'server/features/enquiries/mail-enquiry.test.ts',
  'server/features/search/narrow-oracle.test.ts',
  'server/features/imports/check-file.test.ts',
  'server/features/accounts/roles.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => LONG.findIndex((name) => moduleId.endsWith(`/${name}`)) + 1 || LONG.length + 1;
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    include: ['server/**/*.test.ts', 'shared/**/*.test.ts', 'tests/**/*.test.ts', 'app/**/*.test.ts', 'drills/**/*.test.ts'],
    globalSetup: './tests/global-setup.ts',
    environment: 'node',
    pool: 'forks',
    // Each file has a database of its own: what they share is the program, which is then loaded once.
    isolate: false,
    // One more than there are cores: tests of mails and of queues wait most of their time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Nobody waits so long unless something is wrong, on a machine that does ten other things as well.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Node itself loads the modules, as it does in production.
    experimental: { viteModuleRunner: false },
  },
});
