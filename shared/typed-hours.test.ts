import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOpeningHours, writeOpeningHours } from '#shared/opening-hours.ts';
import { readClosedDays, readTypedHours } from '#shared/typed-hours.ts';

const kept = (text: string) => {
  const week = readTypedHours(text);
  return week && writeOpeningHours(week);
};

const WEEK: Record<string, string[]> = {
  'Mo-Sa 10:00-20:00': [
    ...[
      'Mon-Sat: 10am-8pm',
      'Mon-Sat 10 am to 8 pm, Sunday closed',
      'Mon - Sat (10:00 AM - 8:00 PM)',
      'Monday to Saturday 10 a.m. to 8 p.m.',
    ],
    ...[
      '10am-8pm Mon-Sat',
      '10 AM – 8 PM (Monday to Saturday)',
      '10 to 8, Sunday closed',
      '10-8 (Sunday off)',
      'Sunday closed, 10am to 8pm',
    ],
    ...[
      'Timings: Mon to Sat - 10.00 am to 8.00 pm',
      'Everyday except Sunday 10am-8pm',
      'Daily 10 to 8 except Sundays',
      'Daily 10:00-20:00; Sun closed',
    ],
    ...['Closed on Sunday, 10am-8pm', 'Weekly off Sunday, 10am to 8pm', '10am - 8pm. Sunday holiday', 'Mon–Sat | 10–8'],
    ...[
      'Mon-Sat 10 to 8; Sun - closed',
      'Open Mon thru Sat from 10 am till 8 pm',
      'Mon-Sat 1000-2000 hrs',
      'Mon to Sat: 10:00hrs to 20:00hrs',
    ],
    ...['MON-SAT 10AM TO 8PM', 'Mondays to Saturdays 10am–8pm', 'Mon., Tue., Wed., Thu., Fri., Sat. 10 am - 8 pm', 'Mon-Sat 10:00–8:00'],
    ...[
      'सोम से शनि सुबह 10 बजे से रात 8 बजे तक, इतवार बंद',
      'सोमवार से शनिवार सुबह १० से शाम ८',
      'सुबह 10 से रात 8, रविवार को छुट्टी',
      'सोम-शनि 10 से 8',
    ],
    ...['रोज़ सुबह 10 बजे से रात 8 बजे तक, रविवार अवकाश', 'रविवार को छोड़कर रोज़ 10 से 8', 'रविवार बंद, 10 से 8'],
    ...[
      'somvar se shanivar subah 10 se raat 8 baje tak, itwar band',
      'Morning 10 to evening 8, Sunday closed',
      '10 in the morning to 8 in the evening, Sunday closed',
    ],
    ...[
      '\u200bMon-Sat 10am-8pm\u00a0',
      'Mon-Sat 10am-8pm, closed on public holidays',
      'Mon-Sat 10am-8pm (Sunday & public holidays closed)',
      '10am-8pm (Sunday & public holidays closed)',
      '10-8, closed on public holidays & Sundays',
      '10am-8pm, closed on Sundays and holidays',
      '10-8, closed on public holidays, Sunday closed',
    ],
    ...[
      '10 AM - 8 PM (Monday to Saturday), Sunday closed',
      '10am to 8pm daily, Sunday closed',
      'Working days 10-8, Sunday closed',
      '10-8 Sunday close',
      'Every Sunday closed 10-8',
      'हर रविवार बंद, 10 से 8',
      'har ravivar band, 10 se 8',
      'ravivar ko band, subah 10 se raat 8',
      'Mon-Sat working hours 10-8',
      '10-8 open Mon-Sat',
      '10-8, सोमवार से शनिवार खुला',
    ],
    ...[
      'Mon-Sat:10am-8pm',
      'सोम-शनि:10:00-20:00',
      'सोम-शनिसुबह 10 से रात 8',
      'Mon-Sat.10am-8pm',
      'Mon-Sat :- 10:00 am to 8:00 pm',
      'Mon to Sat :10.00 AM to 8.00 PM',
      'Mon-Sat @ 10-8',
      'Mon-Sat :10 in the morning to 8 at night',
    ],
    ...[
      'Mon-Sun 10am-8pm, Sunday closed',
      'All days 10am-8pm, Sunday closed',
      'Mon - Sat : 10 AM - 8 PM\nSun : Closed',
      'Mon-Sat\t10am\t-\t8pm',
    ],
  ],
  'Mo-Su 00:00-24:00': [
    ...['24 घंटे सेवा', '24 घंटे उपलब्ध', 'Available 24x7', '24x7 service', '24 hrs service all days'],
    ...[
      '24x7',
      '24X7',
      '24*7',
      '24/7',
      '24 x 7',
      '24×7',
      '24x7x365',
      '24 hours',
      '24 hrs',
      'Open 24 hours',
      'Open 24x7',
      'Always open',
      'Open always',
      'हमेशा खुला',
    ],
    ...[
      'Round the clock',
      '24 Hours, 7 days a week',
      '24 hours all days',
      '24 घंटे',
      'चौबीस घंटे',
      '24 घंटे खुला',
      '२४ घंटे',
      'Daily 24 hours',
      '24 hours daily',
      '24-hours',
    ],
  ],
  'Mo-Su 10:00-20:00': [
    // Who says to be open on some days takes nothing from the others.
    ...[
      '10 am to 8 pm, Sunday open',
      '10-8, रविवार खुला',
      '10-8, रविवार भी खुला',
      '10-8, open on Sunday',
      '10-8, Sunday working',
      '10-8 weekends open',
      '10-8, Sat & Sun open',
      'Daily 10-8, Sunday open',
      '10am-8pm (including Sundays)',
      'Open on Sundays also. 10am-8pm',
      'Mon-Sat 10-8, Sunday open',
      '10-8 Mon-Sat, Sunday open',
    ],
    ...[
      'Timing:10am to 8pm',
      'Timing :- 10am to 8pm',
      '10 : 00 AM - 8 : 00 PM',
      '10.am to 8.pm',
      '10am -> 8pm',
      '10--8',
      '10 AM ‒ 8 PM',
      '10 AM ― 8 PM',
      '10 AM − 8 PM',
      'Opens at 10 am, closes at 8 pm',
      'Open: 10am Close: 8pm',
      'between 10 am and 8 pm',
    ],
    ...['Morning 10 am to evening 8 pm', '10 am morning to 8 pm night', '10 बजे सुबह से 8 बजे रात तक', 'खुलने का समय: सुबह 10 से रात 8'],
    ...[
      '10 से 8',
      '10 to 8',
      '10-8',
      '10am-8pm',
      '10:00-20:00',
      '10 AM to 8 PM',
      '10 AM - 8 PM daily',
      'Daily 10-8',
      'Everyday 10 to 8',
      'All 7 days 10am to 8pm',
    ],
    ...[
      '7 days a week 10am - 8pm',
      'Open all days 10 am to 8 pm',
      'Working hours: 10 am to 8 pm',
      'सुबह 10 बजे से रात 8 बजे तक',
      'हर दिन सुबह 10 से रात 8',
      'roz subah 10 se raat 8',
    ],
    ...[
      '10.00am-8.00pm',
      '10:00 – 20:00 hrs',
      '10 A.M. – 8 P.M.',
      '10 am to 20:00',
      '1000hrs to 2000hrs',
      "10 o'clock to 8 o'clock",
      'Mon-Sun 10-8',
      'सातों दिन 10 से 8',
    ],
  ],
  'Mo-Fr 09:30-18:30, Sa 10:00-14:00': [
    ...[
      'Mon to Fri 9:30AM–6.30PM; Sat 10-2',
      'Mon-Fri 9.30-6.30, Sat 10-2',
      'Weekdays 9:30am to 6:30pm, Saturday 10am-2pm, Sunday closed',
      'M-F 9:30-18:30, Sat 10-14',
    ],
    ...['9:30-6:30 Mon-Fri, 10-2 Sat half day', 'Mon-Fri 9.30-6.30, Saturday half day 10-2', 'Mon-Fri 9-30 to 6-30, Sat 10-2 (half day)'],
    ...['सोम-शुक्र साढ़े 9 से साढ़े 6, शनि हाफ डे 10 से 2', 'Mon-Fri subah sadhe 9 se sham sadhe 6, half day Saturday 10-2'],
    ...['सोम-शुक्र सुबह साढ़े 9 से शाम साढ़े 6, शनि 10 से 2', 'Mon-Fri 930am-630pm & Sat 10am-2pm', '9:30am-6:30pm Mon-Fri, 10am-2pm Sat'],
  ],
  'Mo-Sa 09:00-13:00, Mo-Sa 16:00-20:00': [
    ...[
      'Mon-Sat 9am-1pm & 4pm-8pm',
      'Mon-Sat 9-1, 4-8',
      'Mon-Sat 9am to 1pm and 4pm to 8pm',
      'Mon to Sat: morning 9 to 1, evening 4 to 8',
      'Mon-Sat 9am-8pm, lunch 1pm-4pm',
    ],
    ...['सोम से शनि सुबह 9 से दोपहर 1 और शाम 4 से रात 8', 'Mon-Sat 9am-8pm (break 1pm to 4pm)', '9-1, 4-8, Sunday closed'],
  ],
  'Mo-Sa 10:00-20:00, Su 11:00-17:00': [
    ...['Mon-Sat 10am-8pm, Sun 11am-5pm', '10am-8pm, Sunday 11-5', 'Daily 10-8; Sundays 11 am to 5 pm', 'Mon-Sat 10-8 / Sun 11-5'],
  ],
  'Mo 10:00-20:00, We-Su 10:00-20:00': [
    'Tuesday closed, 10-8',
    '10 am - 8 pm, closed on Tuesdays',
    'मंगलवार बंद, सुबह 10 से रात 8',
    'Weekly off: Tuesday. 10-8',
  ],
  'Mo-Fr 10:00-20:00': [
    '10am-8pm, Sat & Sun closed',
    'Sat, Sun closed; Mon-Fri 10-8',
    'Closed on weekends, 10-8',
    '10-8 Mon-Fri, Sunday closed',
  ],
  // A second period begins after the first has ended.
  'Mo-Su 09:00-13:00, Mo-Su 17:00-21:00': [
    ...['9-1, 5-9', '9-1 / 5-9', '9:00-1:00, 5:00-9:00', '9-1, 5-9pm', 'सुबह 9 से 1 और 5 से 9', 'subah 9 se 1 aur sham 5 se 9'],
    ...['Morning: 9-1, Evening: 5-9', 'Morning 9 to 1 evening 5 to 9'],
  ],
  'Mo-Su 10:00-13:00, Mo-Su 18:00-21:00': ['10-1 / 6-9', '10-1 and 6-9'],
  'Mo-Su 10:00-13:00, Mo-Su 19:00-21:00': ['10-1, 7-9pm'],
  'Mo-Su 09:00-12:00, Mo-Su 13:00-17:00': ['1-5, 9-12'],
  'Mo-Su 09:00-13:00, Mo-Su 14:00-18:00': [
    ...['9-6 (1-2 lunch)', '9-6, 1pm-2pm lunch break', '9-6 (closed 1-2)', '9 to 6 लंच 1 से 2', '9 to 6 with lunch from 1 to 2'],
    '9-1, 2-6 (lunch break)',
  ],
  'Mo-Su 09:00-18:00': ['सुबह के 9 बजे से शाम के 6 बजे तक', 'subah ke 9 baje se sham ke 6 baje tak', 'प्रात: 9 से सायं 6 बजे', '9 to 6 evening'],
  'Mo-Su 08:00-24:00': [
    'subah 8 se raat 12',
    'सुबह 8 से रात 12',
    '8 am to 12 at night',
    'morning 8 to night 12',
    'subah 8 se raat ke 12 baje tak',
  ],
  'Mo-Su 18:00-24:00': ['6 pm to 12 night', '6-12am'],
  'Mo-Su 18:00-02:00': ['sham 6 se raat 2', '6 in the evening to 2 in the morning', 'शाम 6 से रात 2', '6 pm to 2 am night'],
  'Mo-Su 11:00-21:00': ['dopahar 11 se raat 9', 'दोपहर 11 से रात 9'],
  'Mo-Fr 10:00-20:00, Sa 10:00-14:00, Su 10:00-20:00': ['10-8, Sunday open, Saturday 10-2', '10-8 except Saturday 10-2'],
  'Mo-Fr 09:00-18:00, Sa 10:00-14:00': [
    'Mon-Fri 9-6, Saturday open, 10-2',
    '9-6 Mon-Fri, Saturday open 10-2, Sunday closed',
    '9-6 Mon-Fri, Sat 10-2',
  ],
  'Su 10:00-20:00': ['10-8, only Sunday', '10-8, Sunday only open', 'Open Sunday, 10-8', '10-8, केवल रविवार'],
  'Mo-Su 10:00-24:00': ['10 AM to 12 night', '10 am to midnight', '10am-12am', 'Daily 10:00-24:00'],
  'Mo-Su 12:00-21:00': ['12 noon to 9pm', 'noon - 9 pm', '12-9'],
  'Mo-Su 12:00-24:00': ['12pm - 12am', 'noon-midnight', 'दोपहर 12 से रात 12', '12:00 - 23:59'],
  'Mo-Sa 00:00-06:00': ['Mon-Sat midnight to 6 am', 'Mon–Sat 12 midnight – 6 am', 'सोम-शनि रात 12 से सुबह 6'],
  'Fr 00:00-24:00': ['Fri 12am-12am', 'Fri 00:00-00:00', 'Fri 00:00-23:59', 'शुक्रवार 24 घंटे'],
  'Mo-Sa 18:00-02:00': ['Mon-Sat 6pm-2am', 'सोम-शनि शाम 6 से रात 2', 'Mon‑Sat 18:00‑02:00'],
  'Mo-Sa 09:00-19:00': ['सोमवार से शनिवार तक सुबह नौ से शाम सात', 'Mon-Sat 9-7 IST', 'Mon-Sat 9:00 AM - 19:00 PM', 'Mon-Sat 9-7'],
  'Mo-Sa 10:00-20:00, Su 10:00-14:00': ['Sunday half day 10-2, other days 10-8', 'इतवार 10 से 2, बाकी दिन 10 से 8'],
  // As maps and their copies have it: day and times in lines of their own.
  'Mo 08:00-12:00, Mo 13:00-17:00, Th-Fr 08:00-12:00, Th-Fr 13:00-17:00': [
    'Thursday\n8AM–12PM, 1–5PM\nFriday\n8AM–12PM, 1–5PM\nSaturday\nClosed\nSunday\nClosed\nMonday\n8AM–12PM, 1–5PM',
  ],
  'Mo 10:00-19:30': ['Monday:10:00 AM - 7:30 PM', 'Monday:10:00am-7:30pm'],
  'Mo 10:00-20:00, We 10:00-20:00': ['सोमवार\n10-8\nमंगलवार\nबंद\nबुधवार:\n10-8'],
};

describe('opening hours as people type them', () => {
  it.each(Object.entries(WEEK).flatMap(([week, texts]) => texts.map((text) => [text, week])))('%j is %s', (text, week) => {
    expect(kept(text)).toBe(week);
  });

  it.each([
    ...[
      '',
      ' ',
      'by appointment',
      'on call',
      'call before visiting',
      'Mon-Sat',
      'Sunday closed',
      'closed',
      'open',
      'Klingon 9-5',
      'Mon-Sat 25:00-26:00',
    ],
    ...[
      'Mon-Sat 9-11',
      'Sun: half day',
      'Sat 4:00AM - 4:00AM',
      '9am-11',
      'Mon 9am',
      'from 10 am',
      '10am onwards',
      'Mon-Sat 10am-8pm, Sunday by appointment',
      '13pm-14pm',
      '9:75-18:00',
      '10-8 or 9-7',
    ],
    ...[
      'Mon 9-5, Mon 4-8',
      '99-99',
      '10',
      'Mon-Sat 10am-8pm, lunch 9pm-10pm',
      'except Sunday',
      'x'.repeat(300),
      'Mon '.repeat(75),
      '9-6 '.repeat(70),
      'हमसे पूछें',
    ],
    // A half day without times of its own, and times that may be its own or everybody's.
    ...[
      '10 to 8, Sunday half day',
      '10 to 8 Sunday half day',
      'Monday to Friday 9-6 Saturday half day Sunday closed',
      '9-6, half day on Saturday',
      '9-1, 5-9 Sunday half day',
      '10-4 Sunday half day',
      'Sunday half day 10 to 8',
      'रविवार आधा दिन, 10 से 8',
      'Sunday open, 10 to 8',
      'Mon-Fri 9-6, Sat 10-2, Sunday open',
      'Working days 10-8',
      '10-8, Sunday by appointment only',
      '10 to 8, Sunday emergency service',
    ],
    // Two hours, or fourteen.
    ...['8-10pm', 'Mon 9:00 to 10:30pm', '10-12am', '9 to 12 night', '10 se raat 12', '10 से रात 12', '9 to 1 morning, 5 to 9 evening'],
    // No such hour.
    ...[
      'evening 12 to 4',
      'subah 12 se sham 6',
      'सुबह 12 से शाम 6',
      '10 am to 12 pm night',
      '10 am to 5 night',
      '10 am morning to 8 am night',
    ],
    // What would be a period in the night, or two at once.
    ...['Mon-Fri 9-6, 10-2', '10-8, 9-5', '9-1, 10-6', '9-1, 11-8'],
  ])('%j leaves it open', (text) => {
    expect(kept(text)).toBeUndefined();
  });

  it.each([
    ['Sunday closed', [6]],
    ['इतवार बंद', [6]],
    ['Sat-Sun closed', [5, 6]],
    ['closed on Sunday and Monday', [0, 6]],
    ['weekly off: Tuesday', [1]],
    ['रविवार को छुट्टी', [6]],
  ])('%j says nothing but what is closed', (text, days) => {
    expect(readClosedDays(text)).toEqual(days);
    expect(kept(text)).toBeUndefined();
  });

  it.each(['', 'closed', 'Sunday', 'Sunday closed, 10-8', 'by appointment', 'Sunday closed\nor by appointment'])(
    '%j is no list of closed days',
    (text) => {
      expect(readClosedDays(text)).toBeUndefined();
    },
  );

  it('what is kept is itself', () => {
    const time = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
    const periods = fc.uniqueArray(time, { minLength: 0, maxLength: 4 }).map((times) => {
      const sorted = times.toSorted((one, other) => one - other);
      return Array.from({ length: Math.floor(sorted.length / 2) }, (_, at) => ({
        opens: sorted[2 * at] ?? 0,
        closes: sorted[2 * at + 1] ?? 0,
      }));
    });
    fc.assert(
      fc.property(fc.array(periods, { minLength: 7, maxLength: 7 }), (week) => {
        const written = writeOpeningHours(week);
        fc.pre(written !== '');
        expect(kept(written)).toBe(written);
        expect(readOpeningHours(written)).toEqual(week);
      }),
    );
  });

  it('reads any text in a time that grows with its length alone, and keeps nothing that cannot be read again', () => {
    const piece = fc.constantFrom(
      'mon',
      '-',
      'sat',
      ' ',
      '10',
      'am',
      ':',
      '8',
      'pm',
      'closed',
      ',',
      'to',
      'lunch',
      'except',
      '24',
      'x7',
      '.',
      'daily',
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const written = kept(pieces.join(''));
        if (written !== undefined) expect(kept(written)).toBe(written);
      }),
    );
  });
});
