import { expect, test } from 'vitest';
import { nameBrowser } from '#server/features/sessions/name-browser.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each<[string | undefined, string | null, string | null]>([
  [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, 'Microsoft Edge', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) ${WEBKIT} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  ['curl/8.11.0', null, null],
  ['Sign in at evil.example/1.0 (Windows NT 10.0)', null, 'Windows'],
  ['<script>alert(1)</script>/1.0', null, null],
  ['constructor/1.0 __proto__/2.0', null, null],
  ['Chrome/1.0 '.repeat(20_000), 'Chrome', null],
  [' ', null, null],
  ['', null, null],
  [undefined, null, null],
])('%s', (userAgent, browser, system) => expect(nameBrowser(userAgent)).toEqual({ browser, system }));
