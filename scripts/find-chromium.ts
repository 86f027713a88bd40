import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const KNOWN = [
  process.env.CHROMIUM,
  // Chromium without what only windows need: the same engine, quicker.
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium that the browser tests can drive: CHROMIUM, the system's, Playwright's own, or one installed now where that can be
 * done (apt as root, Playwright's download elsewhere).
 * @returns the path of its program.
 * @throws when there is none and none could be installed; the message says what to do.
 */
export async function findChromium(): Promise<string> {
  const system = KNOWN.find((file) => file && existsSync(file));
  if (system) return system;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium for the browser tests …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    // Not every distribution has the first.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', env });
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
    }
  }
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  } catch {
    // Said below.
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM to the path of one');
}
