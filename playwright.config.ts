import { defineConfig } from '@playwright/test';

const PORT = 4710;
/** A second server, without demo data and with a key for the maps service, and the tests that visit it. */
const BARE_PORT = 4711;
const BARE = ['maps.spec.ts', 'empty-directory.spec.ts'];

/** A server of its own with the settings `env`, stopped after the tests. */
function serve(port: number, env: Record<string, string> = {}) {
  return {
    command: 'node tests/browser/server.ts',
    env: { NODE_ENV: 'production', PORT: String(port), LOG_LEVEL: 'warn', ...env },
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  } as const;
}

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'site', testIgnore: BARE },
    { name: 'bare', testMatch: BARE, use: { baseURL: `http://localhost:${BARE_PORT}` } },
  ],
  webServer: [serve(PORT), serve(BARE_PORT, { GOOGLE_MAPS_API_KEY: 'test-key', DEMO: '0' })],
});
