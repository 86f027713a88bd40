import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

/** One of each kind: widthless spaces and joiners, directions, invisible operators, byte order mark, soft hyphen, fillers, tags. */
const UNSEEN = [
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2060', '\u2061', '\u2064'],
  ...['\u2066', '\u2067', '\u2068', '\u2069', '\ufeff', '\u00ad', '\u034f', '\u061c', '\u180e', '\u115f', '\u3164', '\uffa0', '\ufe0f'],
  '\u{e0041}',
];
const BLANK = [' ', '\u00a0', '\u1680', '\u2002', '\u2009', '\u202f', '\u205f', '\u3000', '\t', '\n', '\r', '\u0085', '\u2028', '\u2800'];

describe('signs that nobody sees', () => {
  it.each(UNSEEN.map((sign) => [`U+${sign.codePointAt(0)?.toString(16)}`, sign]))('drops %s wherever it stands', (_, sign) => {
    expect(dropUnseenSigns(`${sign}Pu${sign}ne${sign}`)).toBe('Pune');
  });

  it.each(BLANK.map((sign) => [`U+${sign.codePointAt(0)?.toString(16)}`, sign]))('reads %s as a space', (_, sign) => {
    expect(dropUnseenSigns(`${sign}New${sign}${sign}Delhi${sign}`)).toBe('New Delhi');
  });

  it('leaves what can be seen', () => {
    expect(dropUnseenSigns('Rs. 500/- · पुणे – São')).toBe('Rs. 500/- · पुणे – São');
  });

  it('gives the same for any text with such signs between its letters', () => {
    const sign = fc.constantFrom('', ...UNSEEN);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('P', 'u', 'ñ', 'ण', '9', ' ', '.'), sign)), (letters) => {
        const plain = letters.map(([letter]) => letter).join('');
        const dressed = letters.map(([letter, unseen]) => letter + unseen).join('');
        expect(dropUnseenSigns(dressed)).toBe(plain.replace(/ +/g, ' ').trim());
      }),
    );
  });
});
