import { expect, test } from 'vitest';
import { fieldName } from '#app/features/audit/field-names.ts';
import { withLanguage } from '#server/base/language.ts';
import { enteredFields } from '#shared/schemas/business-fields.ts';
import * as audit from '#shared/texts/en/audit.ts';

test('each field that people enter of a business has a name in the audit, the same in both languages', () => {
  const named = new Set<unknown>(Object.values(audit));
  const names = enteredFields.map((field) => fieldName('business', field));
  expect(names.filter((name) => !named.has(name))).toEqual([]);
  expect(withLanguage('hi', () => enteredFields.map((field) => fieldName('business', field)))).toEqual(names);
});
