import * as L from 'leaflet';
import { createBaseMap, NEAREST_ZOOM } from '#app/features/map/base-map.ts';
import { createPinIndex, type Pin, type PinIndex } from '#app/features/map/pin-index.ts';
import type { MapTiles } from '#server/base/config.ts';
import { kilometresBetween, type Point } from '#shared/distance.ts';

/** How near the first look goes: a list that is all at one point is not shown from above one roof. */
const FIRST_ZOOM = 14;
/** All of India, while no business has a point. */
const INDIA = { at: [22.5, 79.5] as L.LatLngTuple, zoom: 4 };

/** What of the ground a map shows. */
export interface Sight {
  middle: Point;
  /** Kilometres from its middle to the nearest edge. */
  reach: number;
}

interface MapOptions {
  tiles: MapTiles | undefined;
  /** The point that was searched at: rings of distance stand around it. */
  origin: Point | undefined;
  /** Called with the businesses at a point that was pressed. */
  onPick: (ids: string[]) => void;
  /** Called with what is in sight once somebody has moved the map, and whenever that changes from then on. */
  onMove: (sight: Sight) => void;
  /** Told whether pictures are missing because their server does not give them. */
  onTilesMissing: (areMissing: boolean) => void;
}

export type DrawnMap = ReturnType<typeof drawMap>;

/**
 * A map in an element: pictures where there are any, else rings of distance and names of cities; pins, gathered where they are close.
 * It is for the eye and the finger: whoever uses keys or has the page read to them has the list, which says all of it.
 */
export function drawMap(frame: HTMLElement, { tiles, origin, onPick, onMove, onTilesMissing }: MapOptions) {
  const { map, plain, isStill, remove } = createBaseMap(frame, { tiles, onTilesMissing });
  map.setView(origin ? [origin.lat, origin.lng] : INDIA.at, origin ? 11 : INDIA.zoom);
  const shown = L.layerGroup().addTo(map);
  const markers = new Map<string, L.Marker>();
  let pins: PinIndex = createPinIndex([]);
  let marked: string | undefined;
  let isMoved = false;
  let isFitting = false;

  map.on('dragend zoomend', () => {
    isMoved ||= !isFitting;
  });
  map.on('moveend', () => {
    draw();
    if (isMoved) onMove(sight());
  });

  function sight(): Sight {
    const bounds = map.getBounds();
    const { lat, lng } = map.getCenter();
    const edges = [
      { lat, lng: bounds.getEast() },
      { lat: bounds.getNorth(), lng },
    ];
    return {
      middle: { lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)) },
      reach: Math.min(...edges.map((edge) => kilometresBetween({ lat, lng }, edge))),
    };
  }

  function draw() {
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
      if (points.length === 0) {
        plain.draw();
        return draw();
      }
      const around = origin ?? middleOf(points);
      plain.ringAround(around, Math.max(...businesses.map((business) => kilometresBetween(around, business))));
      isFitting = true;
      map.fitBounds(L.latLngBounds(points).pad(0.12), { maxZoom: FIRST_ZOOM, animate: false });
      isFitting = false;
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
    remove,
  };
}

function middleOf(points: L.LatLngTuple[]): Point {
  const { lat, lng } = L.latLngBounds(points).getCenter();
  return { lat, lng };
}
