import { chmodSync, mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import './tests/browser/noon.ts';
import { META } from './tests/helpers/message-gateway.ts';

/** The first of eight ports; another one lets two working copies run their tests at once. */
const PORT = Number(process.env.BROWSER_TESTS_PORT ?? 4710);
/** A second server, without demo data, with a key for the maps service, one for analytics and a payment provider, and its tests. */
const BARE_PORT = PORT + 1;
const BARE = ['maps.spec.ts', 'empty-directory.spec.ts', 'analytics.spec.ts', 'cashfree.spec.ts'];

/** A third, whose settings and content the tests change. */
const OFFICE_PORT = PORT + 2;
const OFFICE = [
  'health.spec.ts',
  'site-settings.spec.ts',
  'brand.spec.ts',
  'catalogue.spec.ts',
  'price-ticker.spec.ts',
  'map-tiles.spec.ts',
];

/** A push service of the tests' own, which web-push.spec.ts begins. */
const PUSH_PORT = PORT + 3;

/** A fourth, which tells people by WhatsApp; the spec stands in for Meta. The port between is the one of the site in the pseudo-language. */
const CHAT_PORT = PORT + 5;
const META_PORT = PORT + 6;
const CHAT = ['answer-from-chat.spec.ts'];

/** A website with photos and a list, which import-from-web.spec.ts begins. */
const PHOTOS_PORT = PORT + 7;

/** What nobody waits for unless something is wrong, on a machine that does ten other things as well. Milliseconds. */
const LONGEST = 180_000;

/** One folder for all of a run: workers read this file again and find it in the environment. */
process.env.BROWSER_TESTS_HOME ??= makeHome();

function makeHome() {
  const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-browser-'));
  // The account that runs PostgreSQL has to enter it.
  chmodSync(home, 0o755);
  return home;
}

/** A server of its own with the settings `env`, stopped after the tests. */
function serve(name: string, port: number, env: Record<string, string> = {}) {
  const DATA_DIR = path.join(process.env.BROWSER_TESTS_HOME ?? '', name);
  return {
    command: 'node tests/browser/server.ts',
    env: { NODE_ENV: 'production', DATA_DIR, PORT: String(port), LOG_LEVEL: 'warn', ...env },
    url: `http://localhost:${port}/readyz`,
    timeout: LONGEST,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  } as const;
}

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  workers: Math.max(2, availableParallelism()),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results',
  timeout: LONGEST,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // What a service worker asks for, a test cannot answer in the server's place.
    serviceWorkers: 'block',
    // Moving pictures cost most of the machine; the tests that are about them ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Traces take a quarter of the time: to see what failed, run the test with --trace=on.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No page lives long enough to earn back what optimising its script costs: a seventh of the browser's work.
        '--js-flags=--no-maglev,--no-turbofan',
      ],
    },
  },
  projects: [
    // Whose tests go one after the other, first: at the end nobody would share the work.
    { name: 'office', testMatch: OFFICE, use: { baseURL: `http://localhost:${OFFICE_PORT}` } },
    { name: 'bare', testMatch: BARE, use: { baseURL: `http://localhost:${BARE_PORT}` } },
    { name: 'chat', testMatch: CHAT, use: { baseURL: `http://localhost:${CHAT_PORT}` } },
    { name: 'site', testIgnore: [...BARE, ...OFFICE, ...CHAT] },
  ],
  webServer: [
    // All of its tests come from one address: more registrations than one visitor may make in an hour.
    serve('site', PORT, {
      PUSH_STAND_IN: `http://127.0.0.1:${PUSH_PORT}`,
      WEBHOOK_STAND_IN: `http://127.0.0.1:${PHOTOS_PORT}`,
      RATE_LIMITS: 'off',
    }),
    serve('bare', BARE_PORT, {
      GOOGLE_MAPS_API_KEY: 'test-key',
      GA_MEASUREMENT_ID: 'G-TEST0001',
      PAYMENTS: 'cashfree',
      CASHFREE_APP_ID: 'test-app',
      CASHFREE_SECRET_KEY: 'test-key',
      // Nobody answers there: tests make no order of their own.
      CASHFREE_URL: 'http://127.0.0.1:9',
      DEMO: '0',
    }),
    serve('chat', CHAT_PORT, {
      DEMO: '0',
      WHATSAPP_URL: `http://127.0.0.1:${META_PORT}`,
      WHATSAPP_TOKEN: META.token,
      WHATSAPP_PHONE_ID: META.phoneId,
      WHATSAPP_APP_SECRET: META.appSecret,
      WHATSAPP_VERIFY_TOKEN: META.verifyToken,
      AT_NOON: '1',
    }),
    serve('office', OFFICE_PORT, {
      DEMO: '0',
      // As a public site has it whose operator has set nothing.
      PAYMENTS: 'off',
      // Nobody takes its mail.
      SMTP_URL: 'smtp://127.0.0.1:9',
      // Tests answer for it.
      MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: '© [Map Makers](https://tiles.example/copyright)',
    }),
  ],
});
