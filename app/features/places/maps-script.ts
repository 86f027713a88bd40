import { loadScript } from '#app/components/load-script.ts';

/** What we use of the Google Maps script; it brings no types of its own. */
export interface AddressComponent {
  long_name: string;
  /** Of a country its code. */
  short_name?: string;
  types: string[];
}

export interface GeocoderResult {
  formatted_address?: string;
  address_components: AddressComponent[];
  geometry?: { location: { lat(): number; lng(): number } };
}

interface Prediction {
  place_id: string;
  description: string;
  structured_formatting?: { main_text: string; secondary_text?: string };
}

interface PredictionRequest {
  input: string;
  componentRestrictions: { country: string };
  locationBias: { lat: number; lng: number };
  sessionToken: object;
}

interface DetailsRequest {
  placeId: string;
  fields: string[];
  sessionToken: object;
}

type PlaceDetails = Partial<GeocoderResult>;

export interface Maps {
  Geocoder: new () => { geocode(request: { location: { lat: number; lng: number } }): Promise<{ results: GeocoderResult[] }> };
  places: {
    AutocompleteSessionToken: new () => object;
    AutocompleteService: new () => { getPlacePredictions(request: PredictionRequest): Promise<{ predictions: Prediction[] }> };
    PlacesService: new (
      attribution: HTMLElement,
    ) => { getDetails(request: DetailsRequest, callback: (details: PlaceDetails | null, status: string) => void): void };
  };
}

declare global {
  interface Window {
    google?: { maps?: Maps };
    nirmaanMapsReady?: () => void;
  }
}

let loading: Promise<Maps> | undefined;

/**
 * The maps script with its places library, loaded at the first call.
 * @throws when it cannot be loaded; a later call tries again.
 */
export function loadMaps(key: string): Promise<Maps> {
  loading ??= addScript(key).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function readyMaps(): Maps | undefined {
  const maps = window.google?.maps;
  return maps?.places ? maps : undefined;
}

function addScript(key: string): Promise<Maps> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const maps = readyMaps();
      if (maps) resolve(maps);
      return maps !== undefined;
    };
    if (check()) return;
    window.nirmaanMapsReady = check;
    const query = new URLSearchParams({
      key,
      libraries: 'places',
      region: 'IN',
      language: 'en',
      loading: 'async',
      callback: 'nirmaanMapsReady',
    });
    loadScript(`https://maps.googleapis.com/maps/api/js?${query}`).then(check, reject);
  });
}
