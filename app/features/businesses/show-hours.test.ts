import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { showHours, showWeek } from '#app/features/businesses/show-hours.ts';
import { type Period, writeOpeningHours } from '#shared/opening-hours.ts';
import { findLanguageBy, LANGUAGES } from '#shared/site-language.ts';
import { readTypedHours } from '#shared/typed-hours.ts';

test.each([
  ['Mo-Sa 10:00-20:00', ['Mon–Sat 10 am to 8 pm'], ['सोम–शनि सुबह 10 से रात 8']],
  ['Mo-Su 00:00-24:00', ['Every day 24 hours'], ['रोज़ 24 घंटे']],
  [
    'Mo-Fr 09:00-13:00, Mo-Fr 16:30-20:00, Su 12:00-24:00',
    ['Mon–Fri 9 am to 1 pm, 4:30 pm to 8 pm', 'Sun 12 noon to 12 midnight'],
    ['सोम–शुक्र सुबह 9 से दोपहर 1, शाम 4:30 से रात 8', 'रवि दोपहर 12 से रात 12'],
  ],
  ['Fr-Sa 18:00-02:30', ['Fri–Sat 6 pm to 2:30 am'], ['शुक्र–शनि शाम 6 से रात 2:30']],
])('%s is read so', (hours, english, hindi) => {
  expect(showHours(hours)).toEqual(english);
  onTestFinished(findLanguageBy(() => 'hi'));
  expect(showHours(hours)).toEqual(hindi);
});

test.each(LANGUAGES)('in %s whatever is shown can be typed and means the same', (language) => {
  onTestFinished(findLanguageBy(() => language));
  const time = fc.integer({ min: 0, max: 287 }).map((fifth) => fifth * 5);
  const day = fc.uniqueArray(time, { maxLength: 4 }).map((times): Period[] => {
    const sorted = times.toSorted((one, other) => one - other);
    return sorted.flatMap((opens, at) => (at % 2 === 0 && sorted[at + 1] !== undefined ? [{ opens, closes: sorted[at + 1] ?? 0 }] : []));
  });
  const isLate = fc.boolean();
  fc.assert(
    fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), isLate, (days, late) => {
      // In some weeks Friday ends in the night, and Saturday is closed.
      const week = days.map((periods, at) => (late && at === 4 ? [{ opens: 1_200, closes: 1_560 }] : late && at === 5 ? [] : periods));
      const shown = showWeek(week).join(', ');
      const read = readTypedHours(shown);
      expect(read ? writeOpeningHours(read) : '').toBe(writeOpeningHours(week));
    }),
  );
});
