import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a password manager needs to keep a password under the name that its owner logs in with. */
const USERNAME = /autoComplete="username"|<LoginName /;

const FORMS = globSync('app/**/*.tsx').flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/<form\b[\s\S]*?<\/form>/g)]
    .map(([form]) => ({ file, form }))
    .filter(({ form }) => /<PasswordField\b|type="password"/.test(form));
});

test('there are forms with passwords', () => expect(FORMS.length).toBeGreaterThan(7));

test.each(FORMS)('a form of $file names whose password it is, before it, and whether it is a new one', ({ form }) => {
  const name = form.search(USERNAME);
  expect(name).toBeGreaterThan(-1);
  expect(name).toBeLessThan(form.search(/<PasswordField\b/));
  // One name alone: of two they keep the nearer.
  expect(form.match(new RegExp(USERNAME, 'g'))).toHaveLength(1);
  const fields = form.match(/<PasswordField\b[\s\S]*?\/>/g) ?? [];
  for (const field of fields) expect(field).toMatch(/autoComplete="(?:new|current)-password"/);
  // What is typed twice is new in both.
  const isNew = /name="(?:newPassword|confirmPassword)"/.test(form);
  const asksForPresent = form.includes('name="currentPassword"');
  const present = asksForPresent || !(isNew || form.includes('new-password')) ? 1 : 0;
  expect(fields.filter((field) => field.includes('current-password'))).toHaveLength(present);
});
