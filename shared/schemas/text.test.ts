import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { adminLogin, userLogin } from '#shared/schemas/accounts.ts';
import { newsletterInput } from '#shared/schemas/contact.ts';

const MEGABYTES = 5_000_000;

// Each of these would keep the process busy for minutes at least, or end in an error that is no refusal.
test.each([
  ['a pattern', adminLogin, { email: `a@${'.'.repeat(MEGABYTES)}@`, password: 'x' }, 'This text is too long'],
  ['a pattern of another kind', newsletterInput, { email: 'a.'.repeat(MEGABYTES) }, 'This text is too long'],
  ['the one Unicode form', newsletterInput, { email: `a${'\u0323\u0301'.repeat(MEGABYTES)}` }, 'This text is too long'],
  [
    'the one Unicode form, as a password',
    userLogin,
    { userName: 'asha', password: `a${'\u0323\u0301'.repeat(MEGABYTES)}` },
    'Password must be at most 128 characters long',
  ],
] as const)('a text of megabytes never comes to %s', (_, schema, input, message) => {
  const { error } = z.safeParse(schema as z.ZodMiniType, input);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
