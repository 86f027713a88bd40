import * as L from 'leaflet';
import { createBaseMap } from '#app/features/map/base-map.ts';
import type { MapTiles } from '#server/base/config.ts';
import type { Point } from '#shared/distance.ts';

/** All of India: where no place is known yet, and what the pin stays in. */
const INDIA = L.latLngBounds([6.5, 68], [37.2, 97.5]);
/** Streets where there are pictures; else so far that localities and rings are in sight. */
const ZOOM = { pictures: 15, names: 13 };
/** Kilometres that the rings around the first point should reach. */
const RINGS_TO = 4;

interface PointMapOptions {
  tiles: MapTiles | undefined;
  /** Called with the point to which somebody moved the pin. */
  onMove: (point: Point) => void;
  onTilesMissing: (areMissing: boolean) => void;
}

export type DrawnPointMap = ReturnType<typeof drawPointMap>;

/** A small map with one pin, which is put by a press, dragged, or moved in steps. */
export function drawPointMap(frame: HTMLElement, { tiles, onMove, onTilesMissing }: PointMapOptions) {
  const { map, plain, isStill, remove } = createBaseMap(frame, { tiles, onTilesMissing });
  const zoom = tiles ? ZOOM.pictures : ZOOM.names;
  map.fitBounds(INDIA, { animate: false });
  let pin: L.Marker | undefined;

  function put(at: L.LatLng) {
    const lat = Math.min(INDIA.getNorth(), Math.max(INDIA.getSouth(), at.lat));
    const lng = Math.min(INDIA.getEast(), Math.max(INDIA.getWest(), at.lng));
    if (pin) return pin.setLatLng([lat, lng]);
    const icon = L.divIcon({ className: 'map-pin map-point', iconSize: [44, 44], iconAnchor: [22, 36] });
    pin = L.marker([lat, lng], { icon, draggable: true, autoPan: true, keyboard: false })
      .on('dragend', () => pin && move(pin.getLatLng()))
      .addTo(map);
    return pin;
  }

  function move(to: L.LatLng) {
    const { lat, lng } = put(to).getLatLng();
    // Five decimals are about a metre.
    onMove({ lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) });
  }

  map.on('click', ({ latlng }) => move(latlng));

  return {
    /** Puts the pin, and goes there where that is out of sight. */
    show(point: Point) {
      const isFirst = pin === undefined;
      put(L.latLng(point));
      if (!isFirst && map.getBounds().pad(-0.05).contains(point)) return;
      map.setView(point, zoom, { animate: false });
      plain.ringAround(point, RINGS_TO);
    },
    /** Goes to where the pin may be put. */
    lookAt(point: Point) {
      if (pin) return;
      map.setView(point, zoom - 1, { animate: false });
      plain.ringAround(point, RINGS_TO);
    },
    /** Moves the pin by pixels; the first step puts it in the middle. */
    step(right: number, down: number) {
      const at = pin?.getLatLng();
      const to = at ? map.containerPointToLatLng(map.latLngToContainerPoint(at).add([right, down])) : map.getCenter();
      move(to);
      map.panInside(to, { padding: [40, 40], animate: !isStill });
    },
    /** Takes the pin away. */
    clear() {
      pin?.remove();
      pin = undefined;
    },
    zoom(steps: 1 | -1) {
      map.setZoom(map.getZoom() + steps);
    },
    remove,
  };
}
