import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { PlaceSource } from '#app/features/places/place-source.ts';

/** The places as this site's settings have it: the maps service with a key, else the gazetteer. Nothing is loaded before it is asked. */
export function usePlaceSource(): () => Promise<PlaceSource> {
  const root = useRouteLoaderData<{ site?: { googleMapsKey?: string | undefined } }>('root');
  const key = root?.site?.googleMapsKey;
  return useMemo(() => () => (key ? loadGoogleSource(key) : loadGazetteerSource()), [key]);
}

const loadGazetteerSource = async () => (await import('#app/features/places/gazetteer-source.ts')).gazetteerSource;

let googleSource: PlaceSource | undefined;

/** The gazetteer stands in while the maps service cannot be reached. */
async function loadGoogleSource(key: string): Promise<PlaceSource> {
  try {
    if (googleSource) return googleSource;
    const [{ loadMaps }, { createGoogleSource }] = await Promise.all([
      import('#app/features/places/maps-script.ts'),
      import('#app/features/places/google-source.ts'),
    ]);
    googleSource = createGoogleSource(await loadMaps(key));
    return googleSource;
  } catch (error) {
    console.warn(error);
    return loadGazetteerSource();
  }
}
