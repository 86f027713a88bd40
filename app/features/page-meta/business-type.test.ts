import { expect, test } from 'vitest';
import { businessType } from '#app/features/page-meta/business-type.ts';
import { catalogue } from '#shared/catalogue.ts';

/** Types of schema.org below LocalBusiness, by the service as the catalogue has it. */
const expected: Record<string, string> = {
  'Construction Contractors': 'GeneralContractor',
  'Paint Contractors': 'HousePainter',
  'Pop Contractors': 'GeneralContractor',
  Carpenter: 'HomeAndConstructionBusiness',
  Shuttering: 'GeneralContractor',
  'Plumbing Contractors': 'Plumber',
  'Interior Designers': 'HomeAndConstructionBusiness',
  Waterproofing: 'RoofingContractor',
  'Heat Insulation': 'RoofingContractor',
  'False Ceiling': 'HomeAndConstructionBusiness',
  'Upvc Fittings': 'HomeAndConstructionBusiness',
  Flooring: 'HomeAndConstructionBusiness',
  'Electric Contractors': 'Electrician',
  'Jcb Movers': 'GeneralContractor',
  'Aluminum Fittings': 'HomeAndConstructionBusiness',
  Glass: 'HomeAndConstructionBusiness',
  'Fire system': 'HomeAndConstructionBusiness',
  Landscapers: 'HomeAndConstructionBusiness',
  Architects: 'ProfessionalService',
  'Sanitary/bath Fittings': 'HomeGoodsStore',
  'Electrical/lightings': 'HomeGoodsStore',
  'Tiles/flooring': 'HomeGoodsStore',
  'Pains and surface care': 'HardwareStore',
  'Wood work': 'HardwareStore',
  'Wallpaper/pvc/vinee': 'HomeGoodsStore',
  'Marbles and stone': 'HardwareStore',
  'Bricks/sand': 'HardwareStore',
  'Modular kitchen': 'HomeGoodsStore',
  Cement: 'HardwareStore',
  Iron: 'HardwareStore',
  'Crushed stone/bajri': 'HardwareStore',
  'Hardware and tools': 'HardwareStore',
  'Water purifier': 'HomeGoodsStore',
  'Gates/grills/railings': 'HardwareStore',
  'Water tanks': 'HardwareStore',
  'Solar pannels': 'HomeGoodsStore',
  'Air conditioning': 'HVACBusiness',
  Elevator: 'HomeAndConstructionBusiness',
  'Cctv/security system': 'ElectronicsStore',
};

test('every service of the catalogue has its type of schema.org, in any case', () => {
  const services = [...catalogue.contractor, ...catalogue.supplier];
  expect(Object.keys(expected)).toEqual(services);
  expect(Object.fromEntries(services.map((service) => [service, businessType(service)]))).toEqual(expected);
  expect(services.map((service) => businessType(` ${service.toUpperCase()} `))).toEqual(Object.values(expected));
});

test.each(['Borewell drilling', '', 'constructor', 'cement, iron'])('the custom service %j has the type of them all', (service) => {
  expect(businessType(service)).toBe('HomeAndConstructionBusiness');
});
