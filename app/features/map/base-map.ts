import 'leaflet/dist/leaflet.css';
import './map.css';
import * as L from 'leaflet';
import { createPlainView } from '#app/features/map/plain-view.ts';
import type { MapTiles } from '#server/base/config.ts';

/** Nearer than this everything of a street is one point. */
export const NEAREST_ZOOM = 17;
const FARTHEST_ZOOM = 4;

interface BaseMapOptions {
  tiles: MapTiles | undefined;
  /** Told whether pictures are missing because their server does not give them. */
  onTilesMissing: (areMissing: boolean) => void;
}

/**
 * A map in an element, with pictures where there are any, else with names of cities (and rings, where somebody asks for them). What is said
 * beside it, and what keys do, is up to the page.
 */
export function createBaseMap(frame: HTMLElement, { tiles, onTilesMissing }: BaseMapOptions) {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Of its own, so that the next map in this frame need not wait for the end of this one.
  const holder = document.createElement('div');
  holder.className = 'size-full';
  frame.append(holder);
  const map = L.map(holder, {
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    minZoom: FARTHEST_ZOOM,
    maxZoom: NEAREST_ZOOM,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  });
  const sizes = new ResizeObserver(() => map.invalidateSize());
  sizes.observe(holder);
  const plain = createPlainView(map);
  let isZooming = false;
  map.on('zoomanim', () => {
    isZooming = true;
  });
  map.on('zoomend', () => {
    isZooming = false;
  });

  if (tiles) {
    L.tileLayer(tiles.url, { maxZoom: NEAREST_ZOOM, referrerPolicy: 'strict-origin-when-cross-origin' })
      .on('tileload', () => {
        plain.remove();
        onTilesMissing(false);
      })
      .on('tileerror', () => plain.isShown() && onTilesMissing(true))
      .addTo(map);
  }
  map.on('moveend', plain.draw);

  return {
    map,
    plain,
    isStill,
    remove() {
      // Names that are on their way would be put where no map is; so would the end of a movement.
      plain.remove();
      sizes.disconnect();
      map.off('moveend');
      if (isZooming) map.once('zoomend', () => map.remove());
      else map.remove();
      holder.remove();
    },
  };
}
