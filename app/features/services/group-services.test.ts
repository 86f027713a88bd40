import { expect, test } from 'vitest';
import { findServiceByName, findServicesByWords, groupServices } from '#app/features/services/group-services.ts';
import type { Service } from '#shared/schemas/catalogue.ts';
import { capitalise } from '#shared/service-name.ts';

const services: Service[] = [
  { _id: '1', name: 'Carpenter', nameEnglish: null, nameHindi: null, category: 'contractor' },
  { _id: '2', name: 'Cement', nameEnglish: null, nameHindi: 'सीमेंट', category: 'supplier' },
  { _id: '3', name: 'Glass', nameEnglish: null, nameHindi: null, category: 'CONTRACTOR' as Service['category'] },
];

test('services are grouped by lowercased category, in their order', () => {
  const names = groupServices(services).map(({ category, services: members }) => [category, members.map(({ name }) => name)]);
  expect(names).toEqual([
    ['contractor', ['Carpenter', 'Glass']],
    ['supplier', ['Cement']],
  ]);
});

test('a service is found by its name in any case', () => {
  expect(findServiceByName(services, ' cEMENT ')?._id).toBe('2');
  expect(findServiceByName(services, 'सीमेंट')?._id).toBe('2');
  expect(findServiceByName(services, 'Cem')).toBeUndefined();
});

test('services are found by words of their names, in any case and order, the words perhaps only begun', () => {
  const named = [
    ...services,
    { _id: '4', name: 'Wood work', nameEnglish: null, nameHindi: 'लकड़ी/प्लाईवुड', category: 'contractor' } as const,
  ];
  const found = (text: string) => findServicesByWords(named, text).map(({ name }) => name);
  expect(found(' WORK wo')).toEqual(['Wood work']);
  expect(found('c')).toEqual(['Carpenter', 'Cement']);
  expect(found('ement')).toEqual([]);
  expect(found('प्लाई')).toEqual(['Wood work']);
  expect(found('  ')).toHaveLength(4);
});

test('names are shown with their first letter large', () => {
  expect(capitalise('wood work')).toBe('Wood work');
  expect(capitalise('')).toBe('');
});
