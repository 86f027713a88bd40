import { expect, test } from 'vitest';
import { comesFromElsewhere } from '#server/http/origin.ts';

function isElsewhere(publicUrl: string, headers: Record<string, string>) {
  return comesFromElsewhere({ headers, server: { context: { config: { PUBLIC_URL: publicUrl } } } } as never);
}

const site = 'https://nirmaan.example';

test.each([
  [{}],
  [{ origin: site }],
  [{ origin: site, host: '10.0.0.7:3000' }],
  [{ referer: `${site}/contact` }],
  [{ origin: 'https://www.nirmaan.example', host: 'www.nirmaan.example' }],
  [{ origin: 'http://localhost:3000', host: 'localhost:3000' }],
  [{ origin: 'http://[::1]:3000', host: '[::1]:3000' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ 'sec-fetch-site': 'same-origin' }],
  [{ origin: site, host: 'www.nirmaan.example', 'sec-fetch-site': 'same-site' }],
])('%j is of the site', (headers) => {
  expect(isElsewhere(site, headers as Record<string, string>)).toBe(false);
});

test.each([
  [{ origin: 'null' }],
  [{ origin: 'https://evil.example', host: 'nirmaan.example' }],
  [{ origin: 'https://evil.example', host: 'nirmaan.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }],
  [{ origin: 'http://nirmaan.example', host: 'nirmaan.example' }],
  [{ origin: 'https://nirmaan.example:8443', host: 'nirmaan.example' }],
  [{ origin: 'http://localhost:4000', host: 'localhost:3000' }],
  [{ referer: 'https://evil.example/?https://nirmaan.example/', host: 'nirmaan.example' }],
  [{ host: 'nirmaan.example', 'sec-fetch-site': 'cross-site' }],
  [{ host: 'nirmaan.example', 'sec-fetch-site': 'same-site' }],
])('%j is of another', (headers) => {
  expect(isElsewhere(site, headers as Record<string, string>)).toBe(true);
});

test('a site without https is the host that was asked', () => {
  expect(isElsewhere('http://localhost:3000', { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' })).toBe(false);
  expect(isElsewhere('http://localhost:3000', { origin: 'http://192.168.1.5:4000', host: '192.168.1.5:3000' })).toBe(true);
});
