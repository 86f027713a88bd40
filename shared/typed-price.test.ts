import { describe, expect, it } from 'vitest';
import { readAmount } from '#shared/read-amount.ts';
import { rupees } from '#shared/schemas/business-inputs.ts';
import { showTypedPrice } from '#shared/typed-price.ts';

describe('an amount of rupees as people write it', () => {
  it.each([
    ...[
      ['500', 500],
      ['500/-', 500],
      ['500 /-', 500],
      ['500/=', 500],
      ['500-', 500],
      ['Rs. 500/-', 500],
      ['Rs.500', 500],
      ['RS 500', 500],
      ['rs500', 500],
    ],
    ...[
      ['₹500', 500],
      ['₹ 500.00', 500],
      ['INR 500', 500],
      ['500 rupees', 500],
      ['500 Rs', 500],
      ['500 INR only', 500],
      ['Rupees 500 only', 500],
      ['500.0', 500],
    ],
    ...[
      ['1,25,000', 125_000],
      ['1,25,000.00', 125_000],
      ['125,000', 125_000],
      ['1,00,00,000', 10_000_000],
      ['10,000,000', 10_000_000],
      ['₹1,250/-', 1250],
    ],
    ...[
      ['1.25 lakh', 125_000],
      ['1.25 Lakhs', 125_000],
      ['1.25lac', 125_000],
      ['₹ 2 lacs', 200_000],
      ['1 crore', 10_000_000],
      ['1.5 cr', 15_000_000],
    ],
    ...[
      ['2 hazar', 2000],
      ['2 hazaar', 2000],
      ['2 thousand', 2000],
      ['2k', 2000],
      ['5 hundred', 500],
      ['1 lakh 25 thousand', 125_000],
      ['1 lakh 500', 100_500],
    ],
    ...[
      ['५००', 500],
      ['₹५००/-', 500],
      ['५०० रुपये', 500],
      ['रु. 500', 500],
      ['रु 500', 500],
      ['2 हज़ार', 2000],
      ['१.२५ लाख', 125_000],
      ['5 सौ रुपये', 500],
    ],
    ...[
      ['डेढ़ लाख', 150_000],
      ['ढाई हज़ार', 2500],
      ['साढ़े 3 लाख', 350_000],
      ['500 रुपये मात्र', 500],
      ['\u200b₹\u00a0500\u202c', 500],
      ['₨ 500', 500],
      ['500.-', 500],
      ['@ 45', 45],
      ['@Rs.45/-', 45],
      ['10 L', 1_000_000],
      ['58.50', 58.5],
      ['1250.75', 1250.75],
    ],
  ] as [string, number][])('%j', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
    if (Number.isInteger(amount)) expect(rupees.parse(text)).toBe(amount);
  });

  it.each([
    ...[
      '500,00',
      '5,00',
      '1,2,3',
      '1,25,00',
      '12,34,5',
      ',500',
      '500.',
      '1.234,56',
      '500 600',
      '500-600',
      '25 thousand 1 lakh',
      '500 per visit',
    ],
    ...[
      '',
      ' ',
      'Rs',
      '₹',
      '/-',
      'free',
      'on request',
      '-500',
      '5e5',
      '0x10',
      '500..00',
      '1.255',
      '10%',
      'lakh',
      '1 million',
      'Rs Rs',
      '500 lakh lakh',
    ],
  ])('%j is none', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });
});

describe('the price of a business as it was typed', () => {
  it.each([
    ['Rs. 500/- per visit', 'Rs 500/- per visit', '₹ 500/- per visit'],
    ['Rs.500 per visit', 'Rs 500 per visit', '₹ 500 per visit'],
    ['rs 500', 'Rs 500', '₹ 500'],
    ['Rs Rs. 500', 'Rs 500', '₹ 500'],
    ['₹ 500', 'Rs 500', '₹ 500'],
    ['INR 500 per day', 'Rs 500 per day', '₹ 500 per day'],
    ['500 rupees', 'Rs 500', '₹ 500'],
    ['500 Rs per day', 'Rs 500 per day', '₹ 500 per day'],
    ['500/- Rs.', 'Rs 500/-', '₹ 500/-'],
    ['५०० रुपये', 'Rs ५००', '₹ ५००'],
    ['रु. ५०० प्रति दिन', 'Rs ५०० प्रति दिन', '₹ ५०० प्रति दिन'],
    ['45 per sq ft', 'Rs 45 per sq ft', '₹ 45 per sq ft'],
    ['1.25 lakh', 'Rs 1.25 lakh', '₹ 1.25 lakh'],
    ['Rs. 40 - Rs. 60 per sq ft', 'Rs 40 - Rs 60 per sq ft', '₹ 40 - ₹ 60 per sq ft'],
    ['from ₹450 per visit', 'from Rs 450 per visit', 'from ₹ 450 per visit'],
    ['from INR450 to ₨ 500', 'from Rs 450 to Rs 500', 'from ₹ 450 to ₹ 500'],
    ['cash in ₹ only', 'cash in ₹ only', 'cash in ₹ only'],
    ['On request', 'Rs On request', '₹ On request'],
    ['Rsvp first', 'Rs Rsvp first', '₹ Rsvp first'],
    ['28 per course', 'Rs 28 per course', '₹ 28 per course'],
    ['₨ 500', 'Rs 500', '₹ 500'],
    ['@ Rs. 45 per sq ft', 'Rs 45 per sq ft', '₹ 45 per sq ft'],
    ['@45/sqft', 'Rs 45/sqft', '₹ 45/sqft'],
    ['@ market rate', 'Rs @ market rate', '₹ @ market rate'],
  ])('%j', (typed, english, hindi) => {
    expect(showTypedPrice(typed, 'Rs ')).toBe(english);
    expect(showTypedPrice(typed, '₹ ')).toBe(hindi);
  });
});
