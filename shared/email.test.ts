import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneOfSeveralEmails, readEmail } from '#shared/email.ts';

describe('an e-mail address as it is copied', () => {
  it.each([
    ...[
      'asha@example.in',
      ' asha@example.in ',
      '\u200basha@example.in\u200b',
      '\ufeffasha@exa\u00admple.in',
      '\u202aasha@example.in\u202c',
    ],
    ...['asha\u00a0@ example.in', 'asha @ example.in', 'asha@example. in', 'asha@example .in', 'asha＠example.in', 'asha@example．in'],
    ...[
      'mailto:asha@example.in',
      'MAILTO: asha@example.in',
      'mailto:asha@example.in?subject=Flat%202',
      'asha@example.in.',
      'asha@example.in,',
    ],
    ...[
      'asha@example.in;',
      '<asha@example.in>',
      '(asha@example.in)',
      '[asha@example.in]',
      '"asha@example.in"',
      '“asha@example.in”',
      "'asha@example.in'",
    ],
    ...['Asha Rao <asha@example.in>', '"Rao, Asha" <asha@example.in>', '"asha@example.in" <asha@example.in>', 'Asha Rao (asha@example.in)'],
    ...[
      '<mailto:asha@example.in>',
      'Email: asha@example.in',
      'E-mail - asha@example.in',
      'Email id: asha@example.in',
      'ईमेल: asha@example.in',
    ],
    ...['asha@example.in।', '\tasha@example.in\r\n', 'asha@example.in>'],
    ...['9876543210/asha@example.in', '9876543210|asha@example.in', '9876543210 / asha@example.in', 'asha@example.in/9876543210'],
    ...['Mail: asha@example.in', 'Gmail: asha@example.in', 'ई-मेल: asha@example.in', 'ईमेल पता: asha@example.in', 'E:asha@example.in'],
    ...[
      'Email:-asha@example.in',
      'E-mail :- asha@example.in',
      'Email-id:asha@example.in',
      'Email id asha@example.in',
      'Mail - asha@example.in',
    ],
    ...[
      '📧 asha@example.in',
      '📧asha@example.in',
      '📩 Email: asha@example.in',
      '• asha@example.in',
      '*asha@example.in*',
      '*Email:* asha@example.in',
    ],
    ...['asha@example.in (office)', 'asha@example.in(office)', 'asha@example.in [work]', '<asha@example.in> (office)'],
    ...[
      'asha@example.in, www.example.in',
      'asha@example.in | example.in',
      'asha@example.in; https://www.example.in/contact',
      'example.in, asha@example.in',
    ],
    ...['asha@example.in, 9876543210', 'asha@example.in 98765 43210', '+91 98765 43210 asha@example.in'],
    ...['asha@example.in, ९८७६५४३२१०', 'asha@example.in\u00a0９８７６５４３２１０', 'asha@example.in Mob. 9876543210, 020-25531234'],
    ...['Mob:9876543210 Email:asha@example.in Web:www.example.in', 'Mob: 9876543210 Email: asha@example.in Web: www.example.in'],
    ...['E-mail / Phone: asha@example.in / 020-25531234', 'M: 9876543210, E: asha@example.in, W: example.in'],
    ...['Asha Rao: asha@example.in', 'ａｓｈａ＠ｅｘａｍｐｌｅ．ｉｎ', '📧 Asha Rao <asha@example.in>, 9876543210'],
    ...['asha@example.in\n9876543210', '📞 9876543210\r\n📧 asha@example.in\r\n🌐 www.example.in', '9876543210\tasha@example.in'],
  ])('is read: %j', (text) => {
    expect(readEmail(text)).toBe('asha@example.in');
    expect(readEmail(readEmail(text) ?? '')).toBe('asha@example.in');
  });

  it.each([
    ...[
      "o'brien@example.in",
      'asha+site@example.in',
      'a.b-c_d@example.in',
      "!#$%&'*+/=?^_`{|}~-@example.in",
      'a@sub.domain.example.in',
      'a@1mg.com',
    ],
    ...[
      'Asha.Rao@Example.IN',
      '_asha@example.in',
      'asha-@example.in',
      'a@xn--c2bd4bq1db8d.xn--h2brj9c',
      'a@b.xn--h2brj9c',
      'a@b.construction',
    ],
    ...['www.asha@gmail.com', 'www.asha@example.in', 'wwwasha@example.in', 'a/b@example.in', '9876543210@example.in'],
    ...[`${'a'.repeat(64)}@example.in`, 'a@b.co.in', 'asha@ex-ample.in'],
  ])('has signs that RFC 5321 allows: %s', (text) => {
    expect(readEmail(text)).toBe(text);
    expect(isOneOfSeveralEmails(text)).toBe(false);
  });

  it.each([
    ['asha@डाटामेल.भारत', 'asha@xn--c2bd4bq1db8d.xn--h2brj9c'],
    ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['asha@example.भारत', 'asha@example.xn--h2brj9c'],
    ['mailto:asha@उदाहरण।भारत', undefined],
    ['asha@தமிழ்.இந்தியா', 'asha@xn--rlcus7b3d.xn--xkc2dl3a5ee0h'],
    ['asha@bücher.de', 'asha@xn--bcher-kva.de'],
  ])('has a domain in another script: %s', (text, address) => {
    expect(readEmail(text)).toBe(address);
  });

  it.each([
    ...[
      'asha@example.in, ravi@example.in',
      'asha@example.in;ravi@example.in',
      'asha@example.in / ravi@example.in',
      'asha@example.in/ravi@example.in',
    ],
    ...['asha@example.in ravi@example.in', 'asha@example.in और ravi@example.in', 'Asha <asha@example.in>, Ravi <ravi@example.in>'],
  ])('is the first of several: %s', (text) => {
    expect(readEmail(text)).toBe('asha@example.in');
    expect(isOneOfSeveralEmails(text)).toBe(true);
  });
});

describe('what is no e-mail address', () => {
  it.each([
    ...[
      '',
      '@',
      'asha',
      'asha@',
      '@example.in',
      'asha@example',
      'asha@@example.in',
      'asha@.in',
      'asha@example..in',
      'asha..rao@example.in',
      '.@example.in',
    ],
    ...[
      'asha rao@example.in',
      'asha@exam ple.in',
      'asha@-example.in',
      'asha@example-.in',
      'asha@exa_mple.in',
      'asha@127.0.0.1',
      'asha@[127.0.0.1]',
    ],
    ...[
      'asha@example.1',
      'asha@example.in\r\nBcc: ravi@example.in',
      'asha@example.in\nravi@example.in',
      'asha@example.in Bcc: ravi@example.in',
    ],
    ...[
      'asha@example.in%0aBcc:ravi@example.in',
      'asha@example.in\0',
      'आशा@उदाहरण.भारत',
      `${'a'.repeat(65)}@example.in`,
      `a@${'b.'.repeat(200)}in`,
    ],
    ...[
      '"asha rao"@example.in',
      'asha(x)@example.in',
      'asha@exam;ple.in',
      'asha@example.in?x=1',
      'http://example.in/asha',
      'asha@example.in<script>',
    ],
    ...['asha rao@example.in, 9876543210', 'Email: asha rao@example.in', 'Email: asha.rao in@example.in', 'asha (rao) x@example.in'],
    ...['98765 43210@example.in', '9876543210 123@example.in', 'asha,rao@example.in', 'asha.rao, 123@example.in', '_ rao@example.in'],
    ...['contact us@example.in', 'mail us@example.in', 'web master@example.in', 'asha@yahoo.co,in', 'asha@yahoo.co in, 9876543210'],
    ...['asha:rao@example.in', 'me:secret@example.in', '//me:secret@example.in', 'Email: asha@example.in, Email 2: ravi@example.in'],
    ...[
      'http://www.asha@example.in',
      'https://instagram.com/asha@example.in',
      'https://me:secret@shop.example',
      'https://maps.google.com/@18.5,73.8',
    ],
    ...['asha@example.in office', 'Asha Rao asha@example.in', 'asha@example.in, asha', 'asha@exam\nple.in', 'asha.rao\n123@example.in'],
    ...['asha@example.in\nBcc', 'asha@example.in\x07 9876543210', 'upi: 9876543210@ybl'],
    ...['asha@उदाहरण', 'asha@ex%61mple.भारत', 'a@b.in'.repeat(300)],
  ])('is refused: %j', (text) => {
    expect(readEmail(text)).toBeUndefined();
  });

  it('never holds what could end a line, part a list or leave an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab@.,;<>()[]":\\ \n\r\t\0|/é\u2028') }), (text) => {
        const address = readEmail(`${text}asha@example.in`);
        expect(address ?? 'a@b.in').toMatch(/^[^\s@,;<>()[\]":\\\p{Cc}]+@[a-z.]+$/u);
      }),
    );
  });

  it('is read in a time that grows with its length alone', () => {
    for (const sign of ['a', '.', ' ', '@', '<', '(', '"', ',', '-']) expect(readEmail(sign.repeat(1_000))).toBeUndefined();
  });
});
