import { describe, expect, it } from 'vitest';
import { plainDigits } from '#shared/digits.ts';
import { isIndianMobile, normalisePhone } from '#shared/phone.ts';
import { hours, pastYear, rupees } from '#shared/schemas/business-inputs.ts';
import { resetCode } from '#shared/schemas/password-reset.ts';

describe('plainDigits', () => {
  it.each([
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
    ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
    ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
    ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
    ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
    ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
    ['wide', '０１２３４５６７８９'],
  ])('writes the digits of %s 0 to 9', (_, digits) => {
    expect(plainDigits(`+${digits} क`)).toBe('+0123456789 क');
  });

  it('takes signs beside the digits for what they are', () => {
    expect(plainDigits('२०२६ में ₹१,२५,००० ।॥ॐ')).toBe('2026 में ₹1,25,000 ।॥ॐ');
  });
});

describe('what is typed in Devanagari digits', () => {
  it.each(['९८२०० १२३४५', '+९१ ९८२००-१२३४५', '०९८२००१२३४५', '98२०० 12३४5'])('is the phone number: %s', (text) => {
    expect(isIndianMobile(text)).toBe(true);
    expect(normalisePhone(text)).toBe('9820012345');
  });

  it.each(['९८२०० १२३४', 'नौ आठ दो', '१२३४५ ६७८९०'])('is no phone number where it would be none in others: %s', (text) => {
    expect(isIndianMobile(text)).toBe(false);
  });

  it('is the code of a reset, the year, the amount and the hours', () => {
    expect(resetCode.parse({ email: 'a@b.in', otp: ' १२३४ ' }).otp).toBe('1234');
    expect(pastYear.parse('२००९')).toBe(2009);
    expect(rupees.parse('₹१,२५,०००')).toBe(125_000);
    expect(hours.parse('Mon-Fri ९:०० - १८:३०')).toBe('Mo-Fr 09:00-18:30');
  });
});
