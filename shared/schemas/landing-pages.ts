/** A link to the page of a service in a city. */
export interface LandingLink {
  city: string;
  service: string;
  /** Root-relative: '/pune/plumbing-contractors'. */
  path: string;
}

/** A city that has businesses. */
export interface CityLink {
  city: string;
  state: string;
}

/** The page of a service in a city, and its neighbours. */
export interface LandingView extends LandingLink {
  state: string;
  sameCity: LandingLink[];
  sameService: LandingLink[];
}
