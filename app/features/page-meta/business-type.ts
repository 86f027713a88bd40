import type { catalogue } from '#shared/catalogue.ts';

type ServiceName = (typeof catalogue)['contractor' | 'supplier'][number];

/** The most specific type that schema.org has for a service; trades without one of their own are a HomeAndConstructionBusiness. */
const TYPES = {
  'Construction Contractors': 'GeneralContractor',
  'Paint Contractors': 'HousePainter',
  'Pop Contractors': 'GeneralContractor',
  Shuttering: 'GeneralContractor',
  'Plumbing Contractors': 'Plumber',
  Waterproofing: 'RoofingContractor',
  'Heat Insulation': 'RoofingContractor',
  'Electric Contractors': 'Electrician',
  'Jcb Movers': 'GeneralContractor',
  Architects: 'ProfessionalService',
  'Air conditioning': 'HVACBusiness',
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
  'Cctv/security system': 'ElectronicsStore',
} as const satisfies Partial<Record<ServiceName, string>>;

type BusinessType = (typeof TYPES)[keyof typeof TYPES] | 'HomeAndConstructionBusiness';

const typeByKey = new Map<string, BusinessType>(Object.entries(TYPES).map(([name, type]) => [name.toLowerCase(), type]));

/** The schema.org type of a business by its service, a custom one too. */
export function businessType(service: string): BusinessType {
  return typeByKey.get(service.trim().toLowerCase()) ?? 'HomeAndConstructionBusiness';
}
