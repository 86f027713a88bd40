import { useRouteLoaderData } from 'react-router';
import type { catalogue } from '#shared/catalogue.ts';
import { placeName } from '#shared/place-name.ts';
import type { CityLink, LandingLink } from '#shared/schemas/landing-pages.ts';
import { capitalise } from '#shared/service-name.ts';
import { checksText, navigationText } from '#shared/texts.ts';

type ServiceName = (typeof catalogue)['contractor' | 'supplier'][number];

const largest = ['Mumbai', 'Delhi', 'Bengaluru', 'Hyderabad', 'Chennai', 'Pune', 'Ahmedabad', 'Kolkata'];
const cities = largest.map((city) => ({ city, path: `/${city.toLowerCase()}` }));

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

/** The cities that have most businesses; while there are none, the largest. */
export function useCityLinks() {
  const found = useRouteLoaderData<{ topCities?: CityLink[] }>('root')?.topCities ?? [];
  const shown = found.length > 0 ? found : cities;
  return shown.map((link) => ({ label: placeName(link).city, to: link.path }));
}

const serviceLinks = () => services.map((service) => ({ label: capitalise(service), to: `/searcher?${new URLSearchParams({ service })}` }));

/** The services in cities that have most businesses; while there are none, searches for the most asked trades. */
export function useServiceLinks() {
  const found = useRouteLoaderData<{ landingLinks?: LandingLink[] }>('root')?.landingLinks ?? [];
  if (found.length === 0) return serviceLinks();
  return found.map((link) => ({ label: navigationText.serviceInCity(capitalise(link.service), placeName(link).city), to: link.path }));
}

export const legalLinks = () => [
  { to: '/plans', label: navigationText.plans },
  { to: '/how-ranking-works', label: navigationText.howRankingWorks },
  { to: '/how-reviews-work', label: navigationText.howReviewsWork },
  { to: '/checks', label: checksText.whatWeCheck },
  { to: '/privacy-policy', label: navigationText.privacyPolicy },
  { to: '/terms-and-conditions', label: navigationText.termsAndConditions },
];
