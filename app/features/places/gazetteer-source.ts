import { ApiFailure, callApi } from '#app/api/client.ts';
import { type ChosenPlace, OutsideIndia, type PlaceSource, type PlaceSuggestion } from '#app/features/places/place-source.ts';
import { placeName } from '#shared/place-name.ts';
import type { Place } from '#shared/schemas/places.ts';

const SUGGESTIONS = 6;

interface GazetteerSuggestion extends PlaceSuggestion {
  place: ChosenPlace;
}

/** The places of the site's own gazetteer. */
export const gazetteerSource: PlaceSource = {
  async suggest(text, signal) {
    const { data } = await callApi('GET /places/autocomplete', { query: { q: text, limit: SUGGESTIONS }, signal });
    // A whole state is no location to search at: the search asks for a city.
    return data.filter(({ city }) => city !== '').map(toSuggestion);
  },
  choose: async (suggestion) => (suggestion as GazetteerSuggestion).place,
  async locate(lat, lng) {
    const { data } = await callApi('GET /places/reverse', { query: { lat, lng } }).catch((error) => {
      throw error instanceof ApiFailure && error.status === 404 ? new OutsideIndia() : error;
    });
    return { ...toChosen(data), lat, lng };
  },
};

function toChosen({ formatted_address, city, state, lat, lng, placeNames }: Place): ChosenPlace {
  return { formattedAddress: formatted_address, city, state, lat, lng, placeNames };
}

function toSuggestion(place: Place): GazetteerSuggestion {
  const { city, state } = placeName(place);
  const isCity = place.kind === 'city';
  return { id: place.id, name: isCity ? city : place.name, detail: isCity ? state : `${city}, ${state}`, place: toChosen(place) };
}
