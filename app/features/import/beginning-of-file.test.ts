import { describe, expect, test } from 'vitest';
import { endOfLastLine } from '#app/features/import/beginning-of-file.ts';

const little = (text: string) => Buffer.from(text, 'utf16le');
const big = (text: string) => little(text).swap16();

describe('the last whole line of the first bytes of a text', () => {
  test.each([
    ['UTF-8', Buffer.from('name,city\nछत,पुणे\nhalf'), 'name,city\nछत,पुणे\n', (text: string) => Buffer.from(text)],
    ['UTF-16, the lower byte first', little('name\tcity\nछत\tपुणे\nhalf'), 'name\tcity\nछत\tपुणे\n', little],
    ['UTF-16, the higher byte first', big('name\tcity\nछत\tपुणे\nhalf'), 'name\tcity\nछत\tपुणे\n', big],
    ['UTF-16 with its mark', little('\ufeffनाम\tशहर\nhalf'), '\ufeffनाम\tशहर\n', little],
    ['UTF-16 with its mark, the higher byte first', big('\ufeffनाम\tशहर\nhalf'), '\ufeffनाम\tशहर\n', big],
    ['letters that have the byte of a line feed', little('\ufeffname\nਕ\u0a00ਕ'), '\ufeffname\n', little],
    ['letters of the other order that have it', big('\ufeffname\nਕ\u010aਕ\u000bਕ'), '\ufeffname\n', big],
    ['two bytes a letter, cut in the middle of one', little('\ufeffname\nhalf').subarray(0, -1), '\ufeffname\n', little],
  ])('%s', (_what, bytes, whole, write) => {
    expect(bytes.subarray(0, endOfLastLine(bytes))).toEqual(write(whole));
  });

  test('there is none without an end of a line', () => {
    expect(endOfLastLine(Buffer.from('name'))).toBe(0);
    expect(endOfLastLine(little('\ufeffname'))).toBe(0);
    expect(endOfLastLine(new Uint8Array())).toBe(0);
  });
});
