import 'leaflet/dist/leaflet.css';
import './map.css';
import * as L from 'leaflet';
import { createPinIndex, type Pin, type PinIndex } from '#app/features/map/pin-index.ts';
import { createPlainView } from '#app/features/map/plain-view.ts';
import type { MapTiles } from '#server/config.ts';
import type { Point } from '#shared/distance.ts';

/** Nearer than this everything of a street is one point. */
const NEAREST_ZOOM = 17;
const FARTHEST_ZOOM = 4;
/** How near the first look goes: a list that is all at one point is not shown from above one roof. */
const FIRST_ZOOM = 14;
/** All of India, while no business has a point. */
const INDIA: L.LatLngTuple = [22.5, 79.5];

interface MapOptions {
  tiles: MapTiles | undefined;
  /** The point that was searched at: rings of distance stand around it. */
  origin: Point | undefined;
  /** Called with the businesses at a point that was pressed. */
  onPick: (ids: string[]) => void;
  /** Called with the middle of the map once somebody has moved it. */
  onMove: (middle: Point) => void;
  /** Told whether pictures are missing because their server does not give them. */
  onTilesMissing: (areMissing: boolean) => void;
}

export type DrawnMap = ReturnType<typeof drawMap>;

/**
 * A map in an element: pictures where there are any, else rings of distance and names of cities; pins, gathered where they are close.
 * It is for the eye and the finger: whoever uses keys or has the page read to them has the list, which says all of it.
 */
export function drawMap(frame: HTMLElement, { tiles, origin, onPick, onMove, onTilesMissing }: MapOptions) {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(frame, {
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    minZoom: FARTHEST_ZOOM,
    maxZoom: NEAREST_ZOOM,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  }).setView(origin ? [origin.lat, origin.lng] : INDIA, origin ? 11 : FARTHEST_ZOOM);
  const plain = createPlainView(map);
  const shown = L.layerGroup().addTo(map);
  const markers = new Map<string, L.Marker>();
  let pins: PinIndex = createPinIndex([]);
  let marked: string | undefined;

  if (tiles) {
    L.tileLayer(tiles.url, { maxZoom: NEAREST_ZOOM, referrerPolicy: 'strict-origin-when-cross-origin' })
      .on('tileload', () => {
        plain.remove();
        onTilesMissing(false);
      })
      .on('tileerror', () => plain.isShown() && onTilesMissing(true))
      .addTo(map);
  }
  map.on('moveend', draw);
  map.on('dragend', () => onMove(middle()));

  function middle(): Point {
    const { lat, lng } = map.getCenter();
    return { lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)) };
  }

  function draw() {
    plain.draw();
    shown.clearLayers();
    markers.clear();
    const bounds = map.getBounds();
    for (const group of pins.within([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], map.getZoom())) {
      const count = group.ids.length;
      const icon = L.divIcon({ className: count > 1 ? 'map-group' : 'map-pin', html: count > 1 ? String(count) : '', iconSize: [44, 44] });
      const marker = L.marker([group.lat, group.lng], { icon, keyboard: false }).on('click', () => press(group.ids, group.opensAt, marker));
      shown.addLayer(marker);
      for (const id of group.ids) markers.set(id, marker);
    }
    showMark();
  }

  function press(ids: string[], opensAt: number | undefined, marker: L.Marker) {
    if (opensAt !== undefined && opensAt <= NEAREST_ZOOM) map.setView(marker.getLatLng(), opensAt);
    else onPick(ids);
  }

  function showMark() {
    for (const marker of new Set(markers.values())) marker.getElement()?.classList.remove('is-marked');
    const marker = marked === undefined ? undefined : markers.get(marked);
    marker?.getElement()?.classList.add('is-marked');
    for (const other of new Set(markers.values())) other.setZIndexOffset(other === marker ? 1000 : 0);
  }

  return {
    /** Shows these businesses, all of them in sight. */
    show(businesses: Pin[]) {
      pins = createPinIndex(businesses);
      const points = businesses.map(({ lat, lng }): L.LatLngTuple => [lat, lng]);
      if (points.length === 0) return draw();
      plain.ringAround(origin ?? middleOf(points), farthest(points, origin ?? middleOf(points)));
      map.fitBounds(L.latLngBounds(points).pad(0.12), { maxZoom: FIRST_ZOOM, animate: false });
      draw();
    },
    /** Lifts one business above the others, and moves so far that it is in sight. */
    mark(pin: Pin | undefined) {
      marked = pin?.id;
      if (pin) map.panInside([pin.lat, pin.lng], { padding: [48, 48], animate: !isStill });
      showMark();
    },
    zoom(steps: 1 | -1) {
      map.setZoom(map.getZoom() + steps);
    },
    /** The frame has another size. */
    resize() {
      map.invalidateSize();
    },
    remove() {
      // Names that are on their way would be put where no map is.
      plain.remove();
      map.remove();
    },
  };
}

function middleOf(points: L.LatLngTuple[]): Point {
  const { lat, lng } = L.latLngBounds(points).getCenter();
  return { lat, lng };
}

/** In kilometres. */
function farthest(points: L.LatLngTuple[], from: Point): number {
  return Math.max(...points.map((point) => L.latLng(from).distanceTo(point))) / 1000;
}
