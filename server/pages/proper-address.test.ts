import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { properAddress } from '#server/pages/proper-address.ts';

const ID = '019ba5e0-ece0-75e2-bf52-597ac6d10952';
const profile = `/viewdetails/${ID}`;

const BEHIND = [
  ...[
    '.',
    ',',
    ')',
    ']',
    '}',
    '>',
    '"',
    "'",
    '!',
    ';',
    ':',
    '*',
    '_',
    '~',
    '`',
    '\\',
    '|',
    '…',
    '।',
    '’',
    '”',
    '»',
    '=',
    '+',
    '&',
    '-',
    '–',
    '/',
  ],
  ...[').', '),', '.)', '">', "'>", ').)', '/.', './', '...', '!!', '**', '*_', '/)'],
  ...[
    '\u200b',
    '\u200c',
    '\u200d',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u200e',
    '\u202c',
    '\u2069',
    '\u00a0',
    '\u3000',
    ' ',
    '\n',
    '\r\n',
    '\t',
  ],
  ...['.\u200b', '\u200b.', '\u200b\u200b', '\ufeff)'],
  ...['&quot;', '&gt;', '&nbsp;', '&amp;', '&#39;', '&quot', '#reviews', '#'],
];

test.each(BEHIND)('%j behind a link leads to the page, whatever it is', (sign) => {
  for (const page of [
    profile,
    '/pune',
    '/pune/waterproofing-contractors',
    '/category',
    `/blog/${ID}`,
    '/hi',
    `/hi${profile}`,
    '/hi/plans',
  ]) {
    expect(properAddress(page + encodeURIComponent(sign))).toBe(page);
    // As programs send it that leave out what they can, or write small letters.
    expect(properAddress(page + encodeURI(sign).replaceAll('#', '%23').replaceAll('?', '%3F'))).toBe(page);
    expect(properAddress(page + encodeURIComponent(sign).toLowerCase())).toBe(page);
  }
});

test.each([
  [`${profile}&fbclid=IwAR0x-Y_z`, `${profile}?fbclid=IwAR0x-Y_z`],
  [`${profile}%26fbclid%3DIwAR`, `${profile}?fbclid=IwAR`],
  [`${profile}&amp;utm_source=wa&utm_medium=x`, `${profile}?utm_source=wa&utm_medium=x`],
  [`${profile}%3Futm_source=whatsapp`, `${profile}?utm_source=whatsapp`],
  [`${profile}%3futm_source%3dwhatsapp`, `${profile}?utm_source=whatsapp`],
  [`${profile}.&gclid=1?page=2`, `${profile}?gclid=1&page=2`],
  ['/searcher&city=Pune&service=Plumbing%20Contractors', '/searcher?city=Pune&service=Plumbing%20Contractors'],
  ['/&fbclid=1', '/?fbclid=1'],
  [`${profile}?utm_source=x?fbclid=1`, `${profile}?utm_source=x&fbclid=1`],
  ['/searcher?city=Pune?utm_source=wa', '/searcher?city=Pune&utm_source=wa'],
])('%s is %s', (url, proper) => expect(properAddress(url)).toBe(proper));

test.each([')', '.', '%E2%80%8B', '%EF%BB%BF', '%22', '">', '),'])('%s behind a query goes, too', (sign) => {
  expect(properAddress(`/searcher?service=Cement&city=Pune${sign}`)).toBe('/searcher?service=Cement&city=Pune');
  expect(properAddress(`${profile}?page=2${sign}`)).toBe(`${profile}?page=2`);
});

test.each([
  '/searcher?city=Pune&q=R.%20K.%20Bhosekar%20(P)%20Ltd.',
  '/searcher?q=why?',
  '/searcher?service=Paint%20(Exterior)',
  '/searcher?city=&state=',
  '/searcher?city=Pune+',
  '/hoshiarpur-(east)',
  '/enquiry/01a2.20780.AbC_-',
  '/hi/enquiry/01a2.20780.AbC_-',
  '/payment/sandbox/Session_-',
  '/confirm-email?change=019b.20780.Ab-_',
  `${profile}.data`,
  '/_.data?index',
  '/',
  '/hi',
])('%s is as it should be', (url) => expect(properAddress(url)).toBe(url));

test.each(['/enquiry/01a2.20780.AbC_-).', '/enquiry/01a2.20780.AbC_-%E2%80%8B'])('a signed link keeps its own letters: %s', (url) => {
  expect(properAddress(url)).toBe('/enquiry/01a2.20780.AbC_-');
});

/** The pages whose address ends with a signature. */
const SIGNED = readFileSync('app/routes.ts', 'utf8').matchAll(/route\('([^']*):token'/g);

test.each([...SIGNED].map(([, page]) => `/${page}`))('so does every page that a signature opens: %s', (page) => {
  for (const language of ['', '/hi'])
    expect(properAddress(`${language}${page}01a2.20780.AbC_-`)).toBe(`${language}${page}01a2.20780.AbC_-`);
});

test('what it leads to is led nowhere else, and to no other host', () => {
  const odd = [
    '//evil.example',
    '/\\evil.example',
    '/%2F%2Fevil.example/',
    '/%5Cevil.example',
    '/.',
    '/..',
    '/%',
    '/%E2%80',
    '/%E2%80%8B',
    '/&a=&b',
  ];
  for (const url of [...odd, ...BEHIND.map((sign) => `/${encodeURIComponent(sign)}`), '/?', '/??', '/x?&', '/x&y&z=1&', '/a%00b%00']) {
    const proper = properAddress(url);
    expect([url, properAddress(proper)]).toEqual([url, proper]);
    expect(new URL(proper, 'https://nirmaan.example').origin).toBe('https://nirmaan.example');
  }
});
