import type { AddressComponent, GeocoderResult, Maps } from '#app/features/places/maps-script.ts';
import { type ChosenPlace, OutsideIndia, type PlaceSource } from '#app/features/places/place-source.ts';
import { limits } from '#shared/limits.ts';
import { placesText } from '#shared/texts.ts';

const CITY_TYPES = ['locality', 'postal_town', 'administrative_area_level_3'];
const STATE_TYPES = ['administrative_area_level_1'];
const DETAILS = ['formatted_address', 'geometry', 'address_components'];

/** The places of the maps service, restricted to India. */
export function createGoogleSource(maps: Maps): PlaceSource {
  const autocomplete = new maps.places.AutocompleteService();
  const details = new maps.places.PlacesService(document.createElement('div'));
  const geocoder = new maps.Geocoder();
  // One token binds the keystrokes to the choice that ends them: the service bills them together.
  let sessionToken = new maps.places.AutocompleteSessionToken();

  async function geocode(lat: number, lng: number) {
    return (await geocoder.geocode({ location: { lat, lng } })).results;
  }

  return {
    attribution: placesText.poweredByGoogle,
    async suggest(input) {
      const request = { input, componentRestrictions: { country: 'in' }, locationBias: limits.mapCentre, sessionToken };
      const { predictions } = await autocomplete.getPlacePredictions(request);
      return predictions.map(({ place_id, description, structured_formatting: parts }) => ({
        id: place_id,
        name: parts?.main_text ?? description,
        detail: parts?.secondary_text ?? '',
      }));
    },
    async choose({ id }) {
      const found = await new Promise<Partial<GeocoderResult>>((resolve, reject) => {
        details.getDetails({ placeId: id, fields: DETAILS, sessionToken }, (result, status) =>
          result ? resolve(result) : reject(new Error(`The maps service has no details: ${status}`)),
        );
      });
      sessionToken = new maps.places.AutocompleteSessionToken();
      const lat = found.geometry?.location.lat();
      const lng = found.geometry?.location.lng();
      const components = found.address_components ?? [];
      let place = { city: byType(components, CITY_TYPES), state: byType(components, STATE_TYPES) };
      if ((!place.city || !place.state) && lat !== undefined && lng !== undefined) {
        const around = cityAndState(await geocode(lat, lng));
        place = { city: place.city || around.city, state: place.state || around.state };
      }
      return { formattedAddress: found.formatted_address ?? '', ...place, lat, lng };
    },
    async locate(lat, lng): Promise<ChosenPlace> {
      const results = await geocode(lat, lng);
      const country = results[0]?.address_components.find(({ types }) => types.includes('country'));
      if (country?.short_name !== undefined && country.short_name !== 'IN') throw new OutsideIndia();
      return { formattedAddress: results[0]?.formatted_address ?? '', ...cityAndState(results), lat, lng };
    },
  };
}

/**
 * City and state of a point, by component type; where the types are missing, by position: the fifth component from the end of
 * the first result, and the first component of the second-to-last result (docs/product/calls.md).
 */
export function cityAndState(results: readonly GeocoderResult[]): { city: string; state: string } {
  const first = results[0]?.address_components ?? [];
  return {
    city: byType(first, CITY_TYPES) || first.at(-5)?.long_name || '',
    state: byType(first, STATE_TYPES) || results.at(-2)?.address_components[0]?.long_name || '',
  };
}

function byType(components: readonly AddressComponent[], types: readonly string[]): string {
  for (const type of types) {
    const found = components.find((component) => component.types.includes(type));
    if (found) return found.long_name;
  }
  return '';
}
