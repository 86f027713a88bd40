import { expect, test } from 'vitest';
import { LineByText } from '#server/features/imports/line-by-text.ts';

test('a text keeps the line on which it stood first, among many others', () => {
  const lines = new LineByText();
  const many = 50_000;
  for (let line = 1; line <= many; line += 1) expect(lines.keep(`text ${line}`, line)).toBeUndefined();
  for (let line = 1; line <= many; line += 1) {
    expect(lines.get(`text ${line}`)).toBe(line);
    expect(lines.keep(`text ${line}`, line + many)).toBe(line);
  }
  for (const text of ['', 'text', 'text 0', `text ${many + 1}`, 'पाठ', '\ud800']) expect(lines.get(text), text).toBeUndefined();
});
