import * as L from 'leaflet';
import { callApi } from '#app/api/client.ts';
import { ringsFor, thinOut } from '#app/features/map/plain-rules.ts';
import type { Point } from '#shared/distance.ts';
import { placeName } from '#shared/place-name.ts';
import { choicesText } from '#shared/texts.ts';

const MOST_NAMES = 40;

/** What stands behind the pins where no pictures do: rings of distance, and the names of cities from the gazetteer. No border is drawn. */
export function createPlainView(map: L.Map) {
  const rings = L.layerGroup().addTo(map);
  const names = L.layerGroup().addTo(map);
  /** Where rings say how far they are: no name is written over it. */
  let ringNames: L.LatLngTuple[] = [];
  let asked: AbortController | undefined;
  let isShown = true;

  async function drawNames() {
    asked?.abort();
    asked = new AbortController();
    const bounds = map.getBounds();
    const edge = (value: number, most: number) => Math.max(-most, Math.min(most, value)).toFixed(4);
    const query = {
      south: edge(bounds.getSouth(), 90),
      west: edge(bounds.getWest(), 180),
      north: edge(bounds.getNorth(), 90),
      east: edge(bounds.getEast(), 180),
      limit: String(MOST_NAMES),
    };
    // Without names the pins still stand where they are.
    const answer = await callApi('GET /places/within', { query, signal: asked.signal }).catch(() => undefined);
    if (!answer || !isShown) return;
    names.clearLayers();
    const spotOf = (place: L.LatLngTuple) => map.latLngToContainerPoint(place);
    const written = ringNames.map(spotOf);
    for (const { lat, lng, ...place } of thinOut(answer.data, ({ lat, lng }) => spotOf([lat, lng]), written)) {
      names.addLayer(label([lat, lng], 'map-name', place.kind === 'city' ? placeName(place).city : place.name));
    }
  }

  return {
    draw() {
      if (isShown) void drawNames();
    },
    /** @param kilometres how far the farthest pin is. */
    ringAround({ lat, lng }: Point, kilometres: number) {
      rings.clearLayers();
      if (!isShown) return;
      ringNames = ringsFor(kilometres).map((ring) => {
        const circle = L.circle([lat, lng], { radius: ring * 1000, className: 'map-ring', fill: false, interactive: false });
        rings.addLayer(circle);
        const at: L.LatLngTuple = [circle.getBounds().getNorth(), lng];
        rings.addLayer(label(at, 'map-ring-name', choicesText.kilometres(String(ring))));
        return at;
      });
    },
    isShown: () => isShown,
    /** Pictures have come. */
    remove() {
      if (!isShown) return;
      isShown = false;
      asked?.abort();
      rings.clearLayers();
      names.clearLayers();
    },
  };
}

function label(at: L.LatLngTuple, className: string, text: string) {
  const html = document.createElement('span');
  html.textContent = text;
  return L.marker(at, { icon: L.divIcon({ className, html, iconSize: [0, 0] }), interactive: false, keyboard: false, zIndexOffset: -1000 });
}
