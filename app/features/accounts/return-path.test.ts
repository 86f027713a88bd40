import { expect, test } from 'vitest';
import { loginAddress, ownPath } from '#app/features/accounts/return-path.ts';

test.each([
  ['/plans', '/plans'],
  ['/plans?back=%2Fviewdetails%2F1', '/plans?back=%2Fviewdetails%2F1'],
  ['/a/../plans', '/plans'],
  ['/hi/plans?back=%2Fx', '/plans?back=%2Fx'],
  ['/hi', '/'],
])('%s is a path of this site', (text, path) => {
  expect(ownPath(text)).toBe(path);
});

test.each([
  null,
  '',
  'plans',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/hi//evil.example',
  'javascript:alert(1)',
])('%j is none', (text) => {
  expect(ownPath(text)).toBeUndefined();
});

test('a login address names the way back', () => {
  expect(loginAddress('/user/login', '/plans?back=/x')).toBe('/user/login?to=%2Fplans%3Fback%3D%2Fx');
});
