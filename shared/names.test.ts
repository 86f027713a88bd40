import { describe, expect, test } from 'vitest';
import {
  cleanName,
  hasLink,
  hasPhoneNumber,
  isInScriptOfIndia,
  isReadable,
  isReserved,
  mixesScripts,
  NAMES_OF_LEAVERS,
  namesInBoth,
} from '#shared/names.ts';
import * as en from '#shared/texts/en/messages.ts';
import * as hi from '#shared/texts/hi/messages.ts';

describe('a name is kept', () => {
  test.each([
    ['with marks of direction', '\u202eAsha\u202c \u2066Patil\u2069\u200f', 'Asha Patil'],
    ['with signs of no width', '\u200bAs\u2060ha\ufeff Pa\u00adtil\u034f', 'Asha Patil'],
    ['with fillers and tags', 'A\u3164s\u115fh\uffa0a\u{e0041}\u180e', 'Asha'],
    ['with empty Braille', '\u2800Asha\u2800', 'Asha'],
    ['over several lines', 'Asha\r\nBcc: all@example.in\u2028\u0085Patil\u0000', 'Asha Bcc: all@example.in Patil'],
    ['with hard spaces', '\u00a0Asha\u2003\u3000 Patil\u202f', 'Asha Patil'],
    ['in wide letters', 'Ａｓｈａ　Ｐａｔｉｌ１', 'Asha Patil1'],
    ['in letters of mathematics and circles', '𝐀𝓈𝖍𝚊 Ⓟⓐⓣⓘⓛ', 'Asha Patil'],
    ['with joiners among Latin letters', 'As\u200dha\u200c Patil\u200d', 'Asha Patil'],
    ['with heaps of marks', `A${'\u0301'.repeat(40)}sha`, `A${'\u0301'.repeat(4)}sha`],
  ])('%s', (_how, typed, kept) => expect(cleanName(typed)).toBe(kept));

  test.each([
    'Asha Patil',
    'R. K. Bhosekar & Sons (P) Ltd.',
    "D'Souza",
    'आशा पाटील',
    'श्री\u200dराम ट्रेडर्स',
    'क्\u200dष',
    'রহিম এন্ড সন্স',
    'முருகன் ஹார்டுவேர்',
    'بی\u200cبی',
    '👨🏽\u200d🔧 Pipes',
    '❤️ Homes',
    'Sharma™ #1',
    'Müller & Çelik',
    '₹99 Store',
  ])('%s as it is', (name) => {
    expect(cleanName(name)).toBe(name);
    expect(isReadable(name)).toBe(true);
    expect(mixesScripts(name)).toBe(false);
    expect(isReserved(name)).toBe(false);
  });

  test.each(['', ' ', '\u200b\u202e', '\u3164', '\u2800\u2800', '...', '—', '\u0301', '😀', '\u{e0020}'])('%j shows nothing', (name) =>
    expect(isReadable(cleanName(name))).toBe(false),
  );
});

test.each(['\u0410dmin', 'Nirm\u0430an', 'P\u03b1til', 'Shar\u0574a', 'As\u13bba', 'Ravi Sh\u0430rma'])(
  '%s stands for another name',
  (name) => expect(mixesScripts(name)).toBe(true),
);
test.each(['Анна Sharma', 'Ελένη Rao', 'आशा Patil', 'Team Асе'])('%s has a script for each word', (name) =>
  expect(mixesScripts(name)).toBe(false),
);

describe('nobody bears', () => {
  test.each([
    ...NAMES_OF_LEAVERS,
    'FORMER  USER',
    'former-user',
    'F0rmer us3r',
    'Former_User.',
    'Fοrmer',
    'Nirmaan',
    'nirmaan ',
    'N1RMAAN',
    'Nirmáan',
    'Nirmaan Team',
    'nirmaan-support',
    'Nirmaan Official',
    'Team Nirmaan',
    'NlRMAAN Help',
    'info@nirmaan.example',
    'Grievance@Nirmaan.example',
  ])('%s', (name) => expect(isReserved(name) || mixesScripts(name)).toBe(true));

  test.each(['Nirmaan Kulkarni', 'Nirmala', 'Former', 'Usha Former', 'Nirman', 'Nirmaan Builders', 'info@example.in'])(
    'but %s may be somebody',
    (name) => expect(isReserved(name)).toBe(false),
  );

  test('what stands for those who have left, in any language', () => {
    expect(NAMES_OF_LEAVERS).toEqual([en.formerUser, hi.formerUser]);
  });
});

test.each(['http://evil.example', 'see www.win', 'win-prize.com', 'Loans.in', 'bit.ly/x', 'HTTPS://X', 'Call t.me/abc', 'shop.XYZ now'])(
  '%s has a link',
  (name) => expect(hasLink(name)).toBe(true),
);
test.each(['r.k.sharma', 'asha.patil', 'asha@example.in', 'Dr. Rao', 'a.b', 'St. Mary', 'mr.india9'])('%s has none', (name) =>
  expect(hasLink(name)).toBe(false),
);

test.each(['9876543210', '+91 98765-43210', '98765 43210 Ravi', '९८७६५४३२१०', '9.8.7.6.5.4.3.2.1.0', 'call(98765)43210'])(
  '%s has a phone number',
  (name) => expect(hasPhoneNumber(name)).toBe(true),
);
test.each(['Ravi 1984', 'asha123456789', '98765a43210', 'B-204, Wing 3'])('%s has none', (name) =>
  expect(hasPhoneNumber(name)).toBe(false),
);

test.each(['शर्मा ट्रेडर्स', 'गुप्ता एंड सन्स (24)', 'ரகுவம்சம்', 'রঘু', 'ਸਿੰਘ ਟਾਈਲਾਂ', 'ગુજરાત ટાઇલ્સ', 'ଓଡ଼ିଆ', 'రాజు', 'ಕನ್ನಡ', 'മലയാളം', 'شرما ٹریڈرز'])(
  '%s cannot be read by who reads English alone',
  (name) => expect(isInScriptOfIndia(name)).toBe(true),
);
test.each(['Sharma Traders', 'शर्मा Traders', 'Sharma (शर्मा)', '२४', '24 × 7', '', 'Строитель', '建材'])('%s is none of ours', (name) =>
  expect(isInScriptOfIndia(name)).toBe(false),
);
test('the English name is the one that is known; Hindi has its own place, other scripts stand behind it', () => {
  expect(namesInBoth('शर्मा टाइल्स', 'Sharma Tiles')).toEqual({ name: 'Sharma Tiles', nameHindi: 'शर्मा टाइल्स' });
  expect(namesInBoth('ரகுவம்சம்', 'Raguvamsam')).toEqual({ name: 'Raguvamsam (ரகுவம்சம்)' });
});
