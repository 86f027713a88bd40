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
    for (const { lat, lng, ...place } of thinOut(answer.data, (place) => map.latLngToContainerPoint([place.lat, place.lng]))) {
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
      for (const ring of ringsFor(kilometres)) {
        const circle = L.circle([lat, lng], { radius: ring * 1000, className: 'map-ring', fill: false, interactive: false });
        rings.addLayer(circle);
        rings.addLayer(label([circle.getBounds().getNorth(), lng], 'map-ring-name', choicesText.kilometres(String(ring))));
      }
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
