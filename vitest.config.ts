import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['server/**/*.test.ts', 'shared/**/*.test.ts', 'tests/**/*.test.ts', 'app/**/*.test.ts'],
    globalSetup: './tests/global-setup.ts',
    environment: 'node',
    pool: 'forks',
    // Each file has a database of its own: what they share is the program, which is then loaded once.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // Node itself loads the modules, as it does in production.
    experimental: { viteModuleRunner: false },
  },
});
