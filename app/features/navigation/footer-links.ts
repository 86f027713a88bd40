import type { catalogue } from '#shared/catalogue.ts';

type ServiceName = (typeof catalogue)['contractor' | 'supplier'][number];

const cities = [
  ['Mumbai', 'Maharashtra'],
  ['Delhi', 'Delhi'],
  ['Bengaluru', 'Karnataka'],
  ['Hyderabad', 'Telangana'],
  ['Chennai', 'Tamil Nadu'],
  ['Pune', 'Maharashtra'],
  ['Ahmedabad', 'Gujarat'],
  ['Kolkata', 'West Bengal'],
] as const;

const services: ServiceName[] = [
  'Construction Contractors',
  'Interior Designers',
  'Plumbing Contractors',
  'Electric Contractors',
  'Architects',
  'Cement',
  'Tiles/flooring',
  'Modular kitchen',
];

/** Searches that many start with: the largest cities and the most asked trades. */
export const cityLinks = cities.map(([city, state]) => ({ label: city, to: `/searcher?${new URLSearchParams({ city, state })}` }));
export const serviceLinks = services.map((service) => ({ label: service, to: `/searcher?${new URLSearchParams({ service })}` }));

export const legalLinks = [
  { to: '/plans', label: 'Plans' },
  { to: '/how-ranking-works', label: 'How ranking works' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/terms-and-conditions', label: 'Terms and Conditions' },
];
