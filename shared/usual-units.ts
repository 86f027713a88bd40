import type { catalogue } from '#shared/catalogue.ts';
import type { PriceUnit } from '#shared/price-units.ts';

type CatalogueService = (typeof catalogue)[keyof typeof catalogue][number];

/** The unit in which most prices of a service are given: those are compared, and others are not (docs/decisions/140-filters.md). */
export const usualUnits: Record<CatalogueService, PriceUnit> = {
  'Construction Contractors': 'sq ft',
  'Paint Contractors': 'sq ft',
  'Pop Contractors': 'sq ft',
  Carpenter: 'sq ft',
  Shuttering: 'sq ft',
  'Plumbing Contractors': 'visit',
  'Interior Designers': 'sq ft',
  Waterproofing: 'sq ft',
  'Heat Insulation': 'sq ft',
  'False Ceiling': 'sq ft',
  'Upvc Fittings': 'sq ft',
  Flooring: 'sq ft',
  'Electric Contractors': 'visit',
  'Jcb Movers': 'hour',
  'Aluminum Fittings': 'sq ft',
  Glass: 'sq ft',
  'Fire system': 'sq ft',
  Landscapers: 'sq ft',
  Architects: 'sq ft',
  'Sanitary/bath Fittings': 'piece',
  'Electrical/lightings': 'piece',
  'Tiles/flooring': 'sq ft',
  'Pains and surface care': 'litre',
  'Wood work': 'sq ft',
  'Wallpaper/pvc/vinee': 'sq ft',
  'Marbles and stone': 'sq ft',
  'Bricks/sand': '1000 pieces',
  'Modular kitchen': 'sq ft',
  Cement: 'bag',
  Iron: 'kg',
  'Crushed stone/bajri': 'cu ft',
  'Hardware and tools': 'piece',
  'Water purifier': 'piece',
  'Gates/grills/railings': 'sq ft',
  'Water tanks': 'litre',
  'Solar pannels': 'kW',
  'Air conditioning': 'visit',
  Elevator: 'project',
  'Cctv/security system': 'piece',
};

const BY_NAME = new Map(Object.entries(usualUnits).map(([service, unit]) => [service.toLowerCase(), unit]));

/** The usual unit of a service as the catalogue names it, in whatever case. */
export function usualUnitOf(service: string): PriceUnit | undefined {
  return BY_NAME.get(service.trim().toLowerCase());
}
