import reference from 'stdnum/lib/cjs/in/gstin.js';
import { expect, test } from 'vitest';
import { withLanguage } from '#server/base/language.ts';
import { checkDigitOf, findWrongGstin } from '#server/features/checks/gstin.ts';
import { readNumber } from '#server/features/checks/read-number.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIGNS = `0123456789${LETTERS}`;
/** Numbers that follow from a seed: the same at each run. */
let seed = 20_261_129;
const upTo = (most: number) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed % most;
};
const oneOf = (text: string) => text.charAt(upTo(text.length));
const many = (count: number, from: string) => Array.from({ length: count }, () => oneOf(from)).join('');

function makeBody(): string {
  const code = String(1 + upTo(37)).padStart(2, '0');
  return `${code}${many(3, LETTERS)}${oneOf('PCHFATBLJG')}${oneOf(LETTERS)}${many(4, '0123456789')}${oneOf(LETTERS)}${oneOf(SIGNS.slice(1))}Z`;
}

/** What a GSTIN is by another's reading of the same rules. */
const isRight = (text: string) => reference.validate(text).isValid;

test('a thousand right ones are right, and a thousand with one other sign are wrong, as a library of such numbers says', () => {
  for (let count = 0; count < 1_000; count += 1) {
    const body = makeBody();
    const ends = [...SIGNS].filter((sign) => isRight(body + sign));
    expect(ends).toHaveLength(1);
    const right = body + ends[0];
    expect([right, findWrongGstin(right)]).toEqual([right, undefined]);
    const place = upTo(15);
    const other = oneOf(SIGNS.replace(right.charAt(place), ''));
    const wrong = right.slice(0, place) + other + right.slice(place + 1);
    expect([wrong, isRight(wrong), findWrongGstin(wrong) === undefined]).toEqual([wrong, false, false]);
  }
});

test('a thousand of the right shape with any sign at the end are right or wrong as the library says', () => {
  const verdicts = new Set<boolean>();
  for (let count = 0; count < 1_000; count += 1) {
    const body = makeBody();
    const text = body + (count % 2 === 0 ? checkDigitOf(body) : oneOf(SIGNS));
    verdicts.add(isRight(text));
    expect([text, findWrongGstin(text) === undefined]).toEqual([text, isRight(text)]);
  }
  expect(verdicts.size).toBe(2);
});

test('known ones are right', () => {
  for (const known of ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4']) expect(findWrongGstin(known)).toBeUndefined();
});

test.each([
  '27AAPFU0939F1ZV',
  ' 27aapfu0939f1zv\n',
  '27 AAPFU 0939 F1 ZV',
  '27AAPFU0939F-1ZV',
  '\u200b27AAPFU\u00a00939F1ZV\u202c',
  '２７ＡＡＰＦＵ０９３９Ｆ１ＺＶ',
  '२७AAPFU०९३९F१ZV',
  ...[
    'GSTIN: 27AAPFU0939F1ZV',
    'GSTIN27AAPFU0939F1ZV',
    'GST No. 27AAPFU0939F1ZV',
    'GSTIN/UIN:- 27 AAPFU 0939 F1 ZV',
    'My GST number is 27AAPFU0939F1ZV.',
  ],
  ...[
    '27AAPFU0939F1ZV (Maharashtra)',
    'State Code 27, GSTIN 27AAPFU0939F1ZV',
    'PAN: AAPFU0939F GSTIN: 27AAPFU0939F1ZV',
    '27/AAPFU0939F/1ZV',
  ],
  ...[
    'जीएसटी नंबर: २७AAPFU०९३९F१ZV',
    '*GSTIN* 27AAPFU0939F1ZV',
    'ＧＳＴＩＮ：２７ＡＡＰＦＵ０９３９Ｆ１ＺＶ',
    'GSTIN:\u00a027AAPFU0939F1ZV\nMob: 9876543210',
  ],
  ...[
    'GSTNO27AAPFU0939F1ZV',
    'GSTINNO27AAPFU0939F1ZV',
    'gstno27aapfu0939f1zv',
    'GstNo27AAPFU0939F1ZV',
    'GST NO27AAPFU0939F1ZV',
    'GSTNo.27AAPFU0939F1ZV',
  ],
  ...[
    'GSTNUMBER27AAPFU0939F1ZV',
    'NO27AAPFU0939F1ZV',
    'Our GSTNO27AAPFU0939F1ZV, Pune',
    'GSTNO२७AAPFU०९३९F१ZV',
    'GSTNO27 AAPFU 0939 F1 ZV',
  ],
])('as it is copied from a phone, %j is read', (typed) => {
  expect(readNumber('gstin', typed, 'Maharashtra')).toEqual({ number: '27AAPFU0939F1ZV' });
});

test.each([
  ['27AAPFU0939F1Z', /15 letters and digits. This one has 14/],
  ['27AAPFUO939F1ZV', /Place 8 needs a digit: type a zero/],
  ['270APFU0939F1ZV', /Place 3 needs a letter: type the letter O/],
  ['27AAPFU0939F1AV', /place 14 cannot be right/],
  ['27AAPFU0939F0ZV', /place 13 cannot be right/],
  ['27AAPFU0000F1ZV', /place 11 cannot be right/],
  ['27AAPQU0939F1ZV', /Place 6 cannot be Q/],
  ['27AAPFU0939F1ZW', /mistyped/],
  ['GSTIN: 27AAPFUO939F1ZV', /Place 8 needs a digit: type a zero/],
  ['GSTIN: 27AAPFU0939F1Z', /This one has 14/],
  ['GST 27AAPFU0939F1ZW', /mistyped/],
  ['GSTNO27AAPFU0939F1ZW', /mistyped/],
  ['127AAPFU0939F1ZV', /This one has 16/],
  ['27AAPFU0939F1ZV 29AAGCB7383J1Z4', /This one has 30/],
  ['27AAPFU0939F1Z😀', /This one has 16|place 15/],
])('%s is refused in words', (typed, said) => {
  expect(readNumber('gstin', typed, 'Maharashtra')).toEqual({ wrong: expect.stringMatching(said) });
});

test('of another state than the listing it is refused by name; of a number that no state has too', () => {
  expect(readNumber('gstin', '27AAPFU0939F1ZV', 'Karnataka')).toEqual({
    wrong: '27 stands for Maharashtra, but your listing is in Karnataka',
  });
  expect(withLanguage('hi', () => readNumber('gstin', '27AAPFU0939F1ZV', 'Karnataka'))).toEqual({
    wrong: '27 का मतलब महाराष्ट्र है, पर आपकी लिस्टिंग कर्नाटक में है',
  });
  const none = `50AAPFU0939F1Z`;
  expect(readNumber('gstin', none + checkDigitOf(none), 'Karnataka')).toEqual({ wrong: expect.stringContaining('begin with 50') });
});

test.each([
  ['udyam', 'udyam-mh-18-0123456', 'UDYAM-MH-18-0123456'],
  ['udyam', 'UDYAM MH 18 0123456', 'UDYAM-MH-18-0123456'],
  ['udyam', 'UDYAM–MH–18–0123456', 'UDYAM-MH-18-0123456'],
  ...(
    [
      ...['UDYAM/MH/18/0123456', 'UDYAM-MH-18-0123456.', 'Udyam No: UDYAM-MH-18-0123456', 'Udyam Registration No. MH-18-0123456'],
      ...[
        'उद्यम: UDYAM-MH-१८-०१२३४५६',
        'UDYAM-MH-18-0123456 (Micro)',
        'UDYAM_MH_18_0123456',
        'ＵＤＹＡＭ－ＭＨ－１８－０１２３４５６',
        'udyam mh 18 012 3456',
      ],
      ...['UDYAM-MH-18-0123456, 9876543210', 'MSME: UDYAM\u00a0MH\u00a018\u00a00123456'],
    ] as const
  ).map((typed) => ['udyam', typed, 'UDYAM-MH-18-0123456'] as const),
  ...(
    [
      ...['MAHARERA NO. P52100012345', 'MahaRERA: P52100012345', 'RERA P52100012345', 'RERA Reg. No.- P52100012345', 'P52100012345.'],
      ...['महारेरा नंबर: P५२१०००१२३४५', 'P52100012345 (Sai Heights)', 'Project Sai Heights, MahaRERA P52100012345'],
    ] as const
  ).map((typed) => ['rera', typed, 'P52100012345'] as const),
  ['rera', 'RERA Registration No.: PRM/KA/RERA/1251/446/PR/171015/000519', 'PRM/KA/RERA/1251/446/PR/171015/000519'],
  ['rera', 'K-RERA/PRJ/123/2020', 'K-RERA/PRJ/123/2020'],
  ['rera', 'RERA-GRG-PROJ-12-2018', 'RERA-GRG-PROJ-12-2018'],
  ['rera', 'GGM/NO.5/2018', 'GGM/NO.5/2018'],
  ...(
    ['UPRERAPRJ No. 123456', 'UPRERAPRJ NO 123456', 'upreraprj no. 123456', 'UPRERAPRJ No: 123456', 'UPRERAPRJ No.- 123456.'] as const
  ).map((typed) => ['rera', typed, 'UPRERAPRJ NO. 123456'] as const),
  ...(['RERA UPRERAPRJ No. 123456', 'RERA: UPRERAPRJ No.123456', 'UPRERA - UPRERAPRJ NO. 123456', 'UPRERAPRJ No. १२३४५६'] as const).map(
    (typed) => ['rera', typed, 'UPRERAPRJ NO. 123456'] as const,
  ),
  ['rera', 'UPRERAAGT No.: 12345', 'UPRERAAGT NO. 12345'],
  ['rera', 'P NO 123456', 'P NO. 123456'],
  ['rera', 'PRJ NO. 55/2019', 'PRJ NO. 55/2019'],
  ...(
    [
      'RERA No. 123456',
      'MahaRERA No. 123456',
      'K-RERA No 123456',
      'HRERA NO. 123456',
      'Registration No. 123456',
      'Reg. No. 123456',
      'RERA Reg No 123456',
    ] as const
  ).map((typed) => ['rera', typed, '123456'] as const),
  ...(['Project No. 123456', 'Certificate No: 123456', 'AGENT NO. 123456', 'REGD NO 123456', 'RERA No.: 123456'] as const).map(
    (typed) => ['rera', typed, '123456'] as const,
  ),
  ['rera', 'P52100012345/EXT1', 'P52100012345/EXT1'],
  ['insurance', 'Policy No: 3114 2039 48', '3114 2039 48'],
  ['insurance', 'ICICI Lombard 3001/123', 'ICICI LOMBARD 3001/123'],
  ['rera', 'p52100012345', 'P52100012345'],
  ['rera', 'PRM/KA/RERA/1251/446/PR/171015/000519', 'PRM/KA/RERA/1251/446/PR/171015/000519'],
  ['licence', 'CPWD Class II, 1234/2024', 'CPWD CLASS II, 1234/2024'],
  ['insurance', '3114 2039 48', '3114 2039 48'],
] as const)('of kind %s %j is kept as %s', (kind, typed, kept) => {
  expect(readNumber(kind, typed, 'Maharashtra')).toEqual({ number: kept });
});

test.each([
  ['udyam', 'UDYAM-MH-18-123456'],
  ['udyam', 'MH18A0123456'],
  ['udyam', 'UDYAM-MH-18-01234567'],
  ['udyam', 'UDYAM-MH-18-0123456 UDYAM-KA-03-0123456'],
  ['rera', 'MahaRERA No.: '],
  ['rera', 'P52100012345, P52100012346'],
  ['rera', 'none'],
  ['rera', '<script>1'],
  ['licence', 'class two'],
  ['insurance', '1'],
] as const)('of kind %s %j is refused', (kind, typed) => {
  expect(readNumber(kind, typed, 'Maharashtra')).toEqual({ wrong: expect.any(String) });
});
