import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeOpeningHours } from '#shared/opening-hours.ts';
import { readClosedDays, readTypedHours } from '#shared/typed-hours.ts';

const kept = (text: string) => {
  const week = readTypedHours(text);
  return week && writeOpeningHours(week);
};

/** What was read as another week, or had been once it was written a little otherwise. */
const READ: Record<string, string[]> = {
  // Closed behind the open days: the closed one had become the only one open.
  'Mo-Sa 10:00-19:00': [
    ...[
      '10am to 7pm Monday to Saturday closed Sunday',
      '10 AM-7 PM Monday-Saturday Closed on Sunday',
      '10 AM – 7 PM Mon–Sat • Closed Sunday',
    ],
    ...['10：00－19：00 Monday–Saturday｜Closed Sunday', '10am—7pm (Mon—Sat) closed (Sun)', '10 am ~ 7 pm Mon ~ Sat closed Sunday'],
    ...['10 se 7 somvar se shanivar band ravivar', 'सुबह 10 से शाम 7 सोमवार से शनिवार बंद रविवार', '10-7 Mon-Sat weekly off Sunday'],
    ...['Shop timing 10 to 7 Monday to Saturday weekly off Sunday', '10-7 Mon-Sat and Sunday closed'],
  ],
  'Mo-Sa 10:00-20:00': [
    ...['Open Mon to Sat. Closed on Sunday. 10 am to 8 pm', 'Open: Mon-Sat | Closed: Sun | 10am-8pm', 'Mon-Sat (Sunday closed) 10-8'],
    ...['We are open Monday to Saturday, closed on Sundays, 10am to 8pm', 'सोमवार से शनिवार खुला। रविवार बंद। सुबह 10 से रात 8'],
    ...[
      'Saturday open Sunday closed 10-8',
      'open Saturday closed Sunday 10-8',
      '10-8 Sunday closed Saturday open',
      '10-8 Mon-Fri, Sat open, Sun closed',
    ],
    ...['सोमवार से शनिवार, रविवार को छोड़कर 10-8', '10-8 Mon-Fri & Sat, Sunday closed'],
  ],
  'Mo-Fr 10:00-19:00': ['10 AM to 7 PM Mon-Fri closed Sat & Sun', '10-7 Monday to Friday closed Saturday and Sunday'],
  'Tu-Su 11:00-20:00': ['Open Tuesday to Sunday. Closed Monday. 11am-8pm', '11-8 Tue-Sun closed Monday', '11 से 8 मंगल से रवि बंद सोम'],
  // The last of several days before 'closed': the one before it had been closed too, and had lost its times.
  'Mo-Fr 10:00-20:00, Sa 10:00-16:00': [
    ...['10-8 Mon-Fri, 10-4 Sat, Sunday closed', '10-8 Mon-Fri; 10-4 Sat; Sun closed', '10-8 Mon-Fri / 10-4 Sat / Sunday closed'],
    ...['10am-8pm Mon–Fri • 10am-4pm Sat • Sun closed', '10-8 (Mon-Fri), 10-4 (Sat), Sun holiday', '10-4 Sat, 10-8 Mon-Fri, Sunday closed'],
    ...['10 se 8 som se shukra, 10 se 4 shanivar, ravivar band', 'सुबह 10 से रात 8 सोम-शुक्र, सुबह 10 से शाम 4 शनि, रवि बंद'],
    ...['10 am-8 pm Monday-Friday 10 am-4 pm Saturday closed Sunday', '10-8 Monday to Friday and 10-4 Saturday, closed Sunday'],
  ],
  'Mo-Fr 09:00-18:00, Sa 10:00-14:00': ['9-6 Mon-Fri 10-2 Saturday, Sunday closed', '9-6 Mon-Fri, Sat 10-2, Sun closed'],
  // Two days that are closed: the second had been the only one open.
  'Mo-Fr 10:00-18:00': [
    ...[
      'Weekly off Saturday Sunday. 10am to 6pm',
      'Closed on Saturday and Sunday, 10-6',
      'Closed Sat/Sun 10-6',
      'Sat Sun off 10-6',
      'Closed Sat Sun, 10-6',
    ],
    ...['Except Sat and Sun 10-6', 'Except Sat, Sun 10-6', '10-6 except Sat & Sun', 'All days except Sat & Sun, 10 to 6'],
    ...['शनिवार और रविवार को छोड़कर सुबह 10 से शाम 6', 'शनिवार, रविवार को छोड़कर 10 से 6', 'शनि व रवि के अलावा 10 से 6', 'शनि व रवि बंद, 10 से 6'],
    ...['शनिवार एवं रविवार अवकाश। सुबह 10 से शाम 6', 'Band: shanivar aur ravivar, 10 se 6', 'holiday saturday & sunday 10am to 6pm'],
    ...[
      '10 to 6 (Mon-Fri), Sat, Sun closed',
      'Mon-Fri, Sat & Sun closed, 10-6',
      '10-6, Sat, Sun closed',
      'Closed Sat, Sun, 10-6',
      'बंद शनि, रवि, 10 से 6',
    ],
  ],
  'Tu-We 10:00-20:00, Fr-Su 10:00-20:00': ['Off: Mon & Thu 10-8', 'सोमवार और गुरुवार बंद, बाकी दिन 10 से 8'],
  'We-Su 10:00-20:00': ['All days except Monday and Tuesday. 10-8', 'रोज़ सोम, मंगल को छोड़कर 10-8'],
  'Mo 10:00-14:00, Tu-Sa 10:00-20:00': ['Closed Sunday, Monday 10-2, Tue-Sat 10-8'],
  'Mo-Fr 10:00-20:00, Sa-Su 11:00-17:00': ['Daily 10-8 except Sat and Sun 11-5', '10-8, Sat & Sun 11-5'],
  'Mo-Tu 09:00-18:00, We 09:00-13:00, Th-Fr 09:00-18:00': ['Mon-Fri 9-6 except Wed 9-1'],
  // One day open besides and another closed.
  'Tu-Su 10:00-20:00': [
    ...[
      '10-8 closed Monday, Sunday open',
      'open on Sunday and closed on Monday, 10-8',
      '10-8, Sunday open Monday closed',
      '10-8 open on Sunday closed on Monday',
    ],
    ...[
      '10-8 रविवार खुला सोमवार बंद',
      'ravivar khula somvar band 10 se 8',
      '10-8, closed Monday open Sunday',
      'रविवार खुला, सोमवार बंद, 10 से 8',
    ],
    ...['10 to 8 (Sunday open, Monday closed)', '10-8. Sunday working, Monday off', '10 to 8, Sunday also open, Monday closed'],
  ],
  'Mo 10:00-20:00, We-Su 10:00-20:00': ['10-8 open Monday closed Tuesday'],
  // A break of one day.
  'Mo-Th 10:00-20:00, Fr 10:00-13:00, Fr 15:00-20:00, Sa 10:00-20:00': [
    ...['Mon-Thu 10-8, Fri 10-8 closed 1-3, Sat 10-8', 'Mon-Thu 10-8; Fri 10-8 (lunch 1-3); Sat 10-8', 'Mon-Sat 10-8, Friday lunch 1-3'],
    ...[
      'Mon-Sat 10-8 (Fri lunch 1-3)',
      'Mon-Sat 10-8, Friday break 1pm to 3pm',
      'सोम-शनि 10 से 8, शुक्रवार लंच 1 से 3',
      'Mon-Sat 10-8, Fri 1-3 lunch',
    ],
  ],
  'Mo-Fr 09:00-13:00, Mo-Fr 14:00-18:00, Sa 09:00-14:00': [
    'Mon-Fri 9-6 (lunch 1-2), Sat 9-2',
    'Mon-Fri 9-6, lunch 1-2, Sat 9-2',
    '9-6 lunch 1-2 Mon-Fri, 9-2 Sat',
  ],
  'Mo-Sa 10:00-13:00, Mo-Sa 14:00-20:00': [
    '10-8 Mon-Sat, lunch 1-2',
    '10-8, Sunday closed, lunch 1-2',
    '10-8 lunch 1-2 Mon-Sat',
    '10-8, lunch 1-2, Sunday closed',
  ],
  'Mo-Fr 09:00-13:00, Mo-Fr 14:00-18:00, Sa 09:00-13:00, Sa 14:00-17:00': ['Lunch 1-2, Mon-Fri 9-6, Sat 9-5'],
  // Nights stay, and so do days by a clock of 24 hours.
  'Mo-Su 18:00-06:00': ['18:00-06:00', '6pm-06:00'],
  'Mo-Su 20:00-08:00': ['20:00-08:00', 'रात 8 से सुबह 8'],
  'Mo-Su 16:00-01:00': ['16:00-01:00', '4 pm to 1 am'],
  'Mo-Sa 10:00-02:00': ['Mo-Sa 10:00-02:00', 'Mon-Sat 10am-2am'],
  'Mo-Su 11:00-00:30': ['11:00-00:30', '11am to 00:30'],
  'Mo-Fr 09:00-18:30, Sa 09:00-11:00': ['Mon-Fri 9:00-18:30, Sat 9:00-11:00', 'Mon-Fri 09:00-18:30; Sat 09:00-11:00'],
  // Second times that would touch the first from before are those of the evening.
  'Mo-Su 12:00-16:00, Mo-Su 19:00-24:00': ['12-4, 7-12', '12-4 and 7-12', '12 से 4, 7 से 12', '12 se 4 aur 7 se 12', '12pm-4pm, 7pm-12am'],
  'Mo-Su 12:00-15:00, Mo-Su 18:00-24:00': ['12-3, 6-12', '12-3; 6-12', '12–3 / 6–12'],
  'Mo-Su 08:00-12:00, Mo-Su 14:00-18:00': ['8-12, 2-6', '8-12 & 2-6', 'सुबह 8 से 12 और 2 से 6'],
  'Mo-Su 09:00-12:00': ['09:00-12:00', '9am-12pm', '9 to 12 noon', 'सुबह 9 से दोपहर 12'],
};

/** What may mean two weeks. */
const REFUSED = [
  ...['Mon-Sat 9-6 (lunch 1-2) except Friday', '10-8 open Mon, Wed', '10-8, Monday open', '10 से 8, बुधवार खुला'],
  ...[
    'Mon-Sat closed Sunday 10-8',
    '10-8 Sat closed Sun',
    'Sat closed Sun 10-8',
    'Mon-Thu closed Fri-Sun 10-8',
    'Tuesday closed Monday 10-8',
  ],
  ...['10-8 Sat Sun closed Mon', '10-8 Mon closed Tue', 'Sunday, closed Mon-Sat, 10-8', 'Sunday, closed, Monday, 10-8'],
  ...['10-8 Mon-Thu, Fri, Sat, Sun closed', '10-8 Mon, Tue, Wed, Thu, Fri, Sat closed', '10-8, closed Sunday, Mon-Sat'],
  ...['Closed Sunday, Monday 10-2', 'Weekly off Saturday Sunday 10-6', 'Closed Sat, Sun 10-6', 'Closed: Sat, Sun. Timing: 10-6'],
  ...['Daily 10-8 except Sat, Sun 11-5', 'Daily 10-8 except Sat Sun 11-5', 'बंद शनि, रवि 10 से 6'],
  ...[
    '10-8 open Sunday, Monday closed',
    'Sunday closed Saturday open 10-8',
    'रविवार बंद शनिवार खुला 10 से 8',
    'Tuesday closed Sunday open 10-8',
  ],
  ...[
    'Closed Tue. Open Sun. 10-8',
    'closed Sat & Sun, open Mon, 10-2',
    'Sunday bhi khula, mangalvar band, 10 se 8',
    '10-8 khula ravivar, somvar band',
  ],
  ...[
    '9-9, Friday 9-5 closed 12-2',
    'Sat-Thu 10-8, Fri 10-7 (closed 1-2)',
    '10-8, Friday lunch 1-2',
    '10-8, lunch 1-2 Friday',
    '10-8 closed 1-3 on Friday',
  ],
  ...['10-8, शुक्रवार लंच 1 से 2', '10-8, शुक्रवार 1 से 2 लंच', 'Mon-Fri 9-6, Sat 9-5, lunch 1-2', 'Mon-Fri 9-6 Sat 9-1 (lunch 1-2)'],
  ...['Mon-Sat 10-8, Friday closed 1-2', 'Friday closed 1-3, 10-8', 'Mon-Sat 10-1, Friday lunch 1-2', '10 se 8, shukravar lunch 1 se 2'],
  ...[
    'Mon to Sat 09:00 to 06:00',
    '9:30 - 06:30',
    '9.30 to 06.30',
    '10:00 - 07:30 Sunday closed',
    'सोम-शनि 09:00 से 06:00',
    '0930-0630',
    '9 am to 06:00',
  ],
  ...[
    'Mon-Fri 10:00-8:00, Sat 9:00-11:00',
    'Mon-Sat 9:30-6:30, Sun 10:00-11:30',
    'Mon-Sat 10:00-02:00',
    '09:00-01:00',
    'Mon-Fri 10:00-4:00, Sat 9:00-11:00',
  ],
  ...[
    '10 बजे से 06:30 बजे',
    'subah 09:30 se 06:30',
    '10.30–07.30',
    'Mon-Sat 0900-0600 hrs',
    'Mon-Fri 9:00-18:30, Sat 10:00-02:00',
    '23:00-22:00',
  ],
  ...['Mon-Sat 8:00-10:00, 5:00-8:00', '1-5, 8-12', '1-4, 6-12', '12:30-4, 7-12', '1-5, 9-1'],
  ...[
    'Mon-Thu 11-11, Fri-Sun 11-12',
    '11-12',
    'Sat 9-12',
    'Mon-Fri 9-6, Sat 9-12',
    '10 to 12',
    '8:30-12',
    'सोम-शनि 8 से 12',
    '8-12, Sunday closed',
  ],
  ...['Mon-Thu 11am-11pm, Fri-Sun 11am-12', '10 am to 12', 'subah 10 se 12', '11–12 (Fri–Sun)'],
];

describe('opening hours with several clauses', () => {
  it.each(Object.entries(READ).flatMap(([week, texts]) => texts.map((text) => [text, week])))('%j is %s', (text, week) => {
    expect(kept(text)).toBe(week);
  });

  it.each(REFUSED)('%j leaves it open', (text) => {
    expect(kept(text)).toBeUndefined();
  });

  it.each([
    ['Closed Sat, Sun', [5, 6]],
    ['शनिवार और रविवार बंद', [5, 6]],
    ['Monday closed, Thursday closed', [0, 3]],
    ['10-8, Sat closed', undefined],
    ['Sunday open', undefined],
    ['Mon-Fri, Sat and Sun closed', undefined],
    ['Mon-Fri, Sat closed', undefined],
  ])('%j says %j to be closed and nothing else', (text, days) => {
    expect(readClosedDays(text)).toEqual(days);
  });

  it('says a week in any order and with any signs: it is read as that week or refused', () => {
    const DAYS = [
      ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
      ['somvar', 'mangalvar', 'budhvar', 'guruvar', 'shukravar', 'shanivar', 'ravivar'],
    ];
    const WORDS = [
      { closed: 'closed', open: 'open', to: '-', and: ' & ' },
      { closed: 'बंद', open: 'खुला', to: ' से ', and: ' और ' },
      { closed: 'band', open: 'khula', to: ' se ', and: ' aur ' },
    ];
    const written = fc.record({
      language: fc.constantFrom(0, 1, 2),
      // What is closed, and whether the last open day has times of its own, is open besides, or is as the others.
      off: fc.constantFrom<number[]>([6], [5, 6], [0], [0, 1]),
      last: fc.constantFrom('own', 'besides', 'same'),
      isTimesFirst: fc.boolean(),
      isClosedFirst: fc.boolean(),
      isNamed: fc.boolean(),
      between: fc.constantFrom(', ', ' ', '/', 'and'),
      signs: fc.array(fc.constantFrom(' ', ', ', '; ', '. ', ' | ', '\n', ' / '), { minLength: 3, maxLength: 3 }),
      order: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(written, ({ language, off, last, isTimesFirst, isClosedFirst, isNamed, between, signs, order }) => {
        const [names = [], words] = [DAYS[language], WORDS[language]];
        if (!words) return;
        const name = (days: number[]) =>
          days.length > 2
            ? `${names[days[0] ?? 0]}${words.to}${names[days.at(-1) ?? 0]}`
            : days.map((day) => names[day]).join(between === 'and' ? words.and : between);
        const both = (one: string, other: string, isFirst: boolean) => (isFirst ? `${one} ${other}` : `${other} ${one}`);
        const open = [0, 1, 2, 3, 4, 5, 6].filter((day) => !off.includes(day));
        const rest = last === 'same' ? open : open.slice(0, -1);
        const other = open.slice(-1);
        const isBare = !isNamed && last !== 'own';
        const clauses = [
          isBare ? '10am-8pm' : both('10am-8pm', name(rest), isTimesFirst),
          both(name(off), words.closed, !isClosedFirst),
          ...(last === 'own' ? [both('11am-3pm', name(other), isTimesFirst)] : []),
          ...(last === 'besides' ? [both(name(other), words.open, !isClosedFirst)] : []),
        ];
        const moved = order % 3 === 0 ? clauses : order % 3 === 1 ? clauses.toReversed() : [...clauses.slice(1), ...clauses.slice(0, 1)];
        const text = moved.reduce((said, clause, at) => `${said}${signs[at - 1] ?? ' '}${clause}`);
        const times = (day: number) =>
          last === 'own' && other.includes(day) ? { opens: 660, closes: 900 } : { opens: 600, closes: 1_200 };
        const week = Array.from({ length: 7 }, (_, day) => (open.includes(day) ? [times(day)] : []));
        expect([text, kept(text) ?? writeOpeningHours(week)]).toEqual([text, writeOpeningHours(week)]);
      }),
      { numRuns: 2_000 },
    );
  });
});
