import type { PlaceNames } from '#shared/place-name.ts';

/** A link to the page of a service in a city. */
export interface LandingLink {
  placeNames?: PlaceNames;
  city: string;
  service: string;
  /** Root-relative: '/pune/plumbing-contractors'. */
  path: string;
}

/** A link to the page of a city that has businesses. */
export interface CityLink {
  city: string;
  state: string;
  placeNames?: PlaceNames;
  /** Root-relative: '/pune'. */
  path: string;
}

/** What is offered in a city, or in a part of it. */
export interface CountedLink {
  name: string;
  /** How many businesses there are. */
  n: number;
  path: string;
}

/** The page of a city: its services, those with most businesses first, and its localities. */
export interface CityView extends CityLink {
  total: number;
  contractors: CountedLink[];
  suppliers: CountedLink[];
  localities: CountedLink[];
}

/** The page of a service in a city, and its neighbours. */
export interface LandingView extends LandingLink {
  state: string;
  cityPath: string;
  sameCity: LandingLink[];
  sameService: LandingLink[];
}
