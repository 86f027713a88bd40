import { expect, test } from 'vitest';
import { capitalise, findServiceByName, groupServices } from '#app/features/services/group-services.ts';
import type { Service } from '#shared/schemas/catalogue.ts';

const services: Service[] = [
  { _id: '1', name: 'Carpenter', category: 'contractor' },
  { _id: '2', name: 'Cement', category: 'supplier' },
  { _id: '3', name: 'Glass', category: 'CONTRACTOR' as Service['category'] },
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
  expect(findServiceByName(services, 'Cem')).toBeUndefined();
});

test('names are shown with their first letter large', () => {
  expect(capitalise('wood work')).toBe('Wood work');
  expect(capitalise('')).toBe('');
});
