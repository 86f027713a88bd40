import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { chooseAccounts } from '#server/demo/accounts.ts';
import { demoBlog } from '#server/demo/blog.ts';
import { baseDate, demoBusinesses } from '#server/demo/businesses.ts';
import { cities } from '#server/demo/cities.ts';
import { demoPhoneViews, demoReplies } from '#server/demo/dealings.ts';
import { findPoint } from '#server/demo/locality-points.ts';
import { demoPosters, demoPrices } from '#server/demo/notices.ts';
import { demoPictures } from '#server/demo/render.ts';
import { demoCustomers, demoLikes, demoReviews } from '#server/demo/reviews.ts';
import { demoThreads } from '#server/demo/threads.ts';
import { trades } from '#server/demo/trades/all-trades.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { findPincodes } from '#server/features/places/pincodes.ts';
import { kilometresBetween } from '#shared/distance.ts';
import { spellLanguages } from '#shared/languages.ts';
import { readOpeningHours, writeOpeningHours } from '#shared/opening-hours.ts';
import { isIndianMobile, normalisePhone } from '#shared/phone.ts';

/** By the rules for all kinds of numbers in India, landlines too. */
const isPossiblyAssigned = (number: string) => parsePhoneNumberFromString(number, 'IN')?.isValid();

const businesses = demoBusinesses();
const approved = businesses.filter(({ status }) => status === 'approved');
const customers = demoCustomers();
const reviews = demoReviews(approved, customers);
const likes = demoLikes(approved, customers);

describe('demo businesses', () => {
  test('are the same on every start', () => {
    expect(demoBusinesses()).toEqual(businesses);
    expect(demoCustomers()).toEqual(customers);
    expect(demoReviews(approved, customers)).toEqual(reviews);
    expect(demoLikes(approved, customers)).toEqual(likes);
  });

  test('fill a directory: at least 3,000 approved in 60 cities, dozens undecided', () => {
    expect(approved.length).toBeGreaterThanOrEqual(3000);
    expect(new Set(approved.map(({ city }) => city)).size).toBeGreaterThanOrEqual(60);
    expect(businesses.filter(({ status }) => status === 'pending').length).toBeGreaterThanOrEqual(24);
    expect(businesses.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(12);
  });

  test('cover all 39 services, and each of them in the big cities', () => {
    expect(trades.filter(({ kind }) => kind === 'contractor')).toHaveLength(19);
    expect(trades.filter(({ kind }) => kind === 'supplier')).toHaveLength(20);
    for (const { service } of trades) {
      const found = approved.filter((business) => business.service === service);
      expect(found.length, service).toBeGreaterThanOrEqual(50);
      for (const city of ['Mumbai', 'Delhi', 'Bengaluru', 'Pune']) expect(found.some((business) => business.city === city)).toBe(true);
    }
  });

  test('stand in the right state, where their locality lies', () => {
    const byName = new Map(cities.map((city) => [city.name, city]));
    for (const { city: name, state, address, lat, lng } of businesses) {
      const city = byName.get(name);
      expect(state).toBe(city?.state);
      const locality = city?.localities.find(({ name, pin }) => address.endsWith(`, ${name}, ${city.name} ${pin}`));
      if (!city || !locality) throw new Error(`No locality of ${address}`);
      const middle = findPoint(city, locality);
      expect(Math.abs(lat - middle.lat)).toBeLessThan(0.0041);
      expect(Math.abs(lng - middle.lng)).toBeLessThan(0.0041);
    }
  });

  test.each([
    ['Kothrud', 'Pune', 18.507, 73.808],
    ['Panvel', 'Navi Mumbai', 18.99, 73.115],
    ['Borivali West', 'Mumbai', 19.23, 72.85],
    ['Kalyanpur', 'Kanpur', 26.5, 80.25],
    ['Bhakti Nagar', 'Rajkot', 22.278, 70.806],
    ['Trikuta Nagar', 'Jammu', 32.69, 74.87],
    ['Jule Solapur', 'Solapur', 17.63, 75.895],
    ['Shahupuri', 'Kolhapur', 16.702, 74.238],
    ['Thillai Nagar', 'Tiruchirappalli', 10.824, 78.682],
    ['Nazarbad', 'Mysuru', 12.305, 76.666],
    ['Bhanpuri', 'Raipur', 21.297, 81.637],
    ['Kankhal', 'Haridwar', 29.933, 78.147],
    ['Kanker Khera', 'Meerut', 29.018, 77.672],
    ['Porvorim', 'Panaji', 15.535, 73.828],
  ])('of %s in %s stand there', (locality, city, lat, lng) => {
    const there = businesses.filter(({ address }) => address.includes(`, ${locality}, ${city} `));
    expect(there.length).toBeGreaterThan(0);
    for (const business of there) expect(kilometresBetween(business, { lat, lng })).toBeLessThan(2);
  });

  test('lie within 4 km of the PIN code of their address, but for what the gazetteer knows better', () => {
    const gazetteer = loadGazetteer();
    const localities = new Map(businesses.map((business) => [`${business.city}/${business.address.split(', ').at(-2)}`, business]));
    let far = 0;
    for (const { lat, lng, address } of localities.values()) {
      const [pincode] = findPincodes(gazetteer, address.slice(-6), 1);
      if (pincode && kilometresBetween({ lat, lng }, pincode) > 4) far += 1;
    }
    expect(localities.size).toBeGreaterThan(550);
    expect(far / localities.size).toBeLessThan(0.03);
  });

  test('say when they are open, which languages they speak and since when they work, but for some', () => {
    for (const { opening_hours, languages, working_since } of businesses) {
      if (opening_hours !== null) expect(writeOpeningHours(readOpeningHours(opening_hours) ?? [])).toBe(opening_hours);
      if (languages !== null) expect(spellLanguages(languages)).toEqual(languages);
      if (working_since !== null) expect(working_since).toBeGreaterThanOrEqual(1988);
    }
    for (const field of ['opening_hours', 'languages', 'working_since'] as const) {
      const share = businesses.filter((business) => business[field] !== null).length / businesses.length;
      expect([field, share > 0.7, share < 0.95]).toEqual([field, true, true]);
    }
  });

  test('have ids, names in their city, phones and e-mails of their own', () => {
    const count = businesses.length;
    expect(new Set(businesses.map(({ business_id }) => business_id)).size).toBe(count);
    expect(new Set(businesses.map(({ name, city }) => `${name}/${city}`)).size).toBe(count);
    expect(new Set(businesses.map(({ phone_no }) => phone_no)).size).toBe(count);
    expect(new Set(businesses.map(({ email }) => email)).size).toBe(count);
  });

  test('have phones as they are stored, prices of at most 60 characters and filled texts', () => {
    for (const { phone_no, price, email, short_description, description } of businesses) {
      expect(phone_no).toMatch(/^5120\d{6}$/);
      expect(isIndianMobile(phone_no), phone_no).toBe(true);
      expect(normalisePhone(phone_no)).toBe(phone_no);
      expect(price).toMatch(/^\d/);
      expect(price.length).toBeLessThanOrEqual(60);
      expect(email).toMatch(/^[a-z0-9.]+@([a-z0-9]+\.)?demo\.example$/);
      expect(short_description.length).toBeLessThanOrEqual(200);
      expect(`${price} ${short_description} ${description}`).not.toMatch(/[{}]|undefined/);
    }
  });

  test('have phones that no rule of India’s numbers gives to anybody', () => {
    for (const { phone_no } of businesses.slice(0, 50)) expect(isPossiblyAssigned(phone_no), phone_no).toBe(false);
  });

  test('differ within the results of one service in one city', () => {
    const rows = approved.filter(({ city, service }) => city === 'Pune' && service === 'Plumbing Contractors');
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(new Set(rows.map((row) => row.short_description)).size).toBe(rows.length);
    expect(new Set(rows.map((row) => row.description)).size).toBe(rows.length);
  });

  test('have two to four pictures that will be drawn', () => {
    const drawn = new Set(demoPictures().map(({ key }) => key));
    for (const { images } of businesses) {
      expect(images.length).toBeGreaterThanOrEqual(2);
      expect(images.length).toBeLessThanOrEqual(4);
      expect(images.every((key) => drawn.has(key))).toBe(true);
    }
  });
});

describe('demo reviews and likes', () => {
  test('rate in half steps from 1 to 5, one per person and business', () => {
    for (const { rating } of reviews) expect([1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]).toContain(rating);
    expect(new Set(reviews.map((review) => `${review.user_id}/${review.business_id}`)).size).toBe(reviews.length);
    expect(new Set(likes.map((like) => `${like.user_id}/${like.business_id}`)).size).toBe(likes.length);
  });

  test('are signed with one name a business: nobody seems to have written twice', () => {
    expect(new Set(reviews.map(({ name, business_id }) => `${name}/${business_id}`)).size).toBe(reviews.length);
  });

  test('are by people who review a trade once, mostly in their city', () => {
    const reviewed = new Map(approved.map((business) => [business.business_id, business]));
    const cityOf = new Map(customers.map(({ user_id, city }) => [user_id, city]));
    expect(new Set(reviews.map(({ user_id, business_id }) => `${user_id}/${reviewed.get(business_id)?.service}`)).size).toBe(
      reviews.length,
    );
    const near = reviews.filter(({ user_id, business_id }) => cityOf.get(user_id) === reviewed.get(business_id)?.city);
    expect(near.length / reviews.length).toBeGreaterThan(0.85);
  });

  test('are by people who saw the number for a part, and answered for a part', () => {
    const pictured = reviews.filter(({ images }) => images.length > 0);
    expect(pictured.length / reviews.length).toBeGreaterThan(0.04);
    expect(pictured.length / reviews.length).toBeLessThan(0.15);
    const seen = demoPhoneViews(reviews);
    const replies = demoReplies(reviews, approved);
    expect(seen.length / reviews.length).toBeGreaterThan(0.3);
    expect(seen.length / reviews.length).toBeLessThan(0.6);
    expect(replies.length / reviews.length).toBeGreaterThan(0.1);
    const written = new Map(reviews.map((review) => [review.review_id, review]));
    for (const { review_id, body, created_at } of replies) {
      expect(created_at.getTime()).toBeGreaterThan(written.get(review_id)?.created_at.getTime() ?? Number.POSITIVE_INFINITY);
      expect(body).not.toMatch(/[{}]|undefined/);
    }
  });

  test('are not older than their business', () => {
    const created = new Map(businesses.map((business) => [business.business_id, business.created_at]));
    for (const { business_id, created_at } of [...reviews, ...likes]) {
      expect(created_at.getTime()).toBeGreaterThanOrEqual((created.get(business_id) as Date).getTime());
    }
  });
});

describe('demo conversations', () => {
  const now = new Date('2026-11-20T08:00:00Z');
  const { user, owners } = chooseAccounts(approved, customers, reviews);
  const { requirements, enquiries, messages } = demoThreads(approved, customers, { user, owners, now });

  test('are the same at the same time, of the last four weeks, and answered after they were asked', () => {
    expect(demoThreads(approved, customers, { user, owners, now })).toEqual({ requirements, enquiries, messages });
    const asked = new Map(enquiries.map(({ enquiry_id, created_at }) => [enquiry_id, created_at.getTime()]));
    for (const at of asked.values()) expect(at > now.getTime() - 28 * 86_400_000 && at < now.getTime()).toBe(true);
    for (const { enquiry_id, created_at } of messages) {
      expect(created_at.getTime()).toBeGreaterThan(asked.get(enquiry_id) ?? Number.POSITIVE_INFINITY);
      expect(created_at.getTime()).toBeLessThan(now.getTime());
    }
    expect(messages.length / enquiries.length).toBeGreaterThan(0.7);
  });

  test('have numbers and addresses that are nobody’s', () => {
    for (const { phone_no, email } of [...enquiries, ...requirements]) {
      expect(isPossiblyAssigned(phone_no), phone_no).toBe(false);
      expect(email).toMatch(/@demo\.example$/);
    }
  });
});

describe('demo notices', () => {
  test('bring at least 5 posters with a picture each and 12 prices', () => {
    const drawn = new Set(demoPictures().map(({ key }) => key));
    expect(demoPosters().length).toBeGreaterThanOrEqual(5);
    expect(demoPosters().every(({ image }) => drawn.has(image))).toBe(true);
  });

  test('show prices of today with months behind them, some of them old', () => {
    const now = new Date('2026-11-20T08:00:00Z');
    const { tickers, history } = demoPrices(now);
    expect(demoPrices(now)).toEqual({ tickers, history });
    expect(tickers.length).toBeGreaterThanOrEqual(12);
    const days = (moment: Date) => (now.getTime() - moment.getTime()) / 86_400_000;
    const old = tickers.filter(({ updated_at }) => days(updated_at) > 30).length;
    expect(old).toBeGreaterThanOrEqual(3);
    expect(old).toBeLessThan(tickers.length / 2);
    for (const { price_ticker_id, price, created_at, updated_at } of tickers) {
      const past = history.filter((entry) => entry.price_ticker_id === price_ticker_id);
      expect(past.length).toBeGreaterThanOrEqual(4);
      expect(past.at(-1)?.price).toBe(price);
      for (const { price, recorded_at } of past) {
        expect(price).toBeGreaterThan(0);
        expect(recorded_at.getTime()).toBeGreaterThan(created_at.getTime());
        expect(recorded_at.getTime()).toBeLessThanOrEqual(updated_at.getTime());
      }
    }
  });
});

describe('demo blog', () => {
  test('brings entries with a drawn picture each, and comments that are younger than their entry, one of them waiting', () => {
    const drawn = new Set(demoPictures().map(({ key }) => key));
    const { blogs, comments } = demoBlog();
    expect(blogs).toHaveLength(7);
    for (const { image, description, created_at } of blogs) {
      expect(drawn.has(image), image).toBe(true);
      expect(description.split(/\s+/).length).toBeGreaterThan(200);
      expect(created_at.getTime()).toBeLessThan(baseDate.getTime());
    }
    const written = new Map(blogs.map(({ blog_id, created_at }) => [blog_id, created_at]));
    for (const { blog_id, created_at } of comments) expect(created_at > (written.get(blog_id ?? '') ?? baseDate)).toBe(true);
    expect(comments.filter(({ status }) => status === 'pending')).toHaveLength(1);
    expect(demoBlog()).toEqual(demoBlog());
  });
});
