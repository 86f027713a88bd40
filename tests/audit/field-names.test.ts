import { expect, test } from 'vitest';
import { fieldName } from '#app/features/audit/field-names.ts';
import { speaking } from '#server/language.ts';
import { enteredFields } from '#shared/schemas/business-fields.ts';

test('a change of each field that people enter of a business is told in Hindi', () => {
  const names = speaking('hi', () => enteredFields.map((field) => fieldName('business', field)));
  expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([]);
});
