import { describe, expect, test } from 'vitest';
import { loadGazetteer } from './gazetteer.ts';
import { cityAliases, cityDisplayNames, cityKey, cityNames, stateAliases, stateKey, stateNames, states } from './names.ts';
import { suggestPlaces } from './suggest-places.ts';

describe('cityKey', () => {
  test.each([
    ['Bangalore', 'bengaluru'],
    ['Bengaluru', 'bengaluru'],
    ['  BANGALORE ', 'bengaluru'],
    ['Bengalūru', 'bengaluru'],
    ['Bombay', 'mumbai'],
    ['Gurgaon', 'gurugram'],
    ['Calcutta', 'kolkata'],
    ['Madras', 'chennai'],
    ['Poona', 'pune'],
    ['Trivandrum', 'thiruvananthapuram'],
    ['Allahabad', 'prayagraj'],
    ['Mysore', 'mysuru'],
    ['Baroda', 'vadodara'],
    ['Cochin', 'kochi'],
    ['Pondicherry', 'puducherry'],
    ['New Delhi', 'delhi'],
    ['Vizag', 'visakhapatnam'],
    ['Chhatrapati Sambhajinagar', 'aurangabad'],
    ['Kalyan-Dombivli', 'kalyan'],
    ['Some   New  Town', 'some new town'],
    ['', ''],
  ])('%j is %j', (name, key) => {
    expect(cityKey(name)).toBe(key);
  });
});

describe('stateKey', () => {
  test.each([
    ['Orissa', 'odisha'],
    ['Odisha', 'odisha'],
    ['Uttaranchal', 'uttarakhand'],
    ['Pondicherry', 'puducherry'],
    ['J&K', 'jammu and kashmir'],
    ['Jammu & Kashmir', 'jammu and kashmir'],
    ['Tamilnadu', 'tamil nadu'],
    ['NCT of Delhi', 'delhi'],
    ['MH', 'maharashtra'],
    ['Daman and Diu', 'dadra and nagar haveli and daman and diu'],
    ['Atlantis  Region', 'atlantis region'],
  ])('%j is %j', (name, key) => {
    expect(stateKey(name)).toBe(key);
  });
});

test('every city of the alias list is in the gazetteer, and every alias finds it', () => {
  const gazetteer = loadGazetteer();
  for (const { name, state, aliases } of cityNames) {
    const hint = `${name}, ${state} of city-aliases.txt must be named so in cities.tsv or cities-by-hand.tsv`;
    expect(gazetteer.cityByAddress.has(`${name}, ${state}`), hint).toBe(true);
    for (const alias of aliases) {
      expect(cityKey(alias)).toBe(name.toLowerCase());
      expect(suggestPlaces(gazetteer, alias, 3), alias).toContainEqual(expect.objectContaining({ name, state, kind: 'city' }));
    }
  }
});

test('no alias is the name of another city in the list, and none stands for two', () => {
  const all = cityNames.flatMap(({ name, aliases }) => [name, ...aliases].map((each) => each.toLowerCase()));
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

test('aliases and display names are keyed alike', () => {
  for (const key of cityAliases().values()) expect(cityDisplayNames().get(key)?.toLowerCase()).toBe(key);
  for (const key of stateAliases().values()) expect(stateNames().get(key)?.toLowerCase()).toBe(key);
});

test('the 28 states and 8 union territories are there under the names used today', () => {
  expect(states).toHaveLength(36);
  const names = states.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Odisha', 'Puducherry', 'Uttarakhand', 'Telangana', 'Ladakh', 'Chhattisgarh', 'Jharkhand']),
  );
  expect(names).toContain('Dadra and Nagar Haveli and Daman and Diu');
});
