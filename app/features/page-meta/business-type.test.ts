import { expect, test } from 'vitest';
import { businessType } from '#app/features/page-meta/business-type.ts';

test.each([
  ['Plumbing Contractors', 'Plumber'],
  ['Electric Contractors', 'Electrician'],
  ['Construction Contractors', 'GeneralContractor'],
  ['Paint Contractors', 'HousePainter'],
  ['Waterproofing', 'RoofingContractor'],
  ['Air conditioning', 'HVACBusiness'],
  ['Hardware and tools', 'HardwareStore'],
])('%s are a %s, in any case', (service, type) => {
  expect(businessType(service)).toBe(type);
  expect(businessType(` ${service.toUpperCase()} `)).toBe(type);
});

test.each(['Elevator', 'Borewell drilling', '', 'constructor', 'cement, iron'])('%j has the type of them all', (service) => {
  expect(businessType(service)).toBe('HomeAndConstructionBusiness');
});
