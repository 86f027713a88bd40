import Supercluster from 'supercluster';
import type { Point } from '#shared/distance.ts';

/** Where a business is. */
export interface Pin extends Point {
  id: string;
}

/** Businesses that stand as one mark on the map. */
export interface PinGroup extends Point {
  ids: string[];
  /** The zoom at which they come apart; none where there is but one. */
  opensAt?: number;
}

/** So near each other, in pixels, that fingers could not tell them apart. */
const TOUCHING = 46;
const NEAREST_ZOOM = 17;

export type PinIndex = ReturnType<typeof createPinIndex>;

/** Gathers businesses that are close at a zoom; those at one point come apart at none (`opensAt` beyond the nearest zoom). */
export function createPinIndex(pins: Pin[]) {
  const index = new Supercluster<{ id: string }>({ radius: TOUCHING, maxZoom: NEAREST_ZOOM, extent: 256 });
  index.load(
    pins.map(({ id, lat, lng }) => ({ type: 'Feature', properties: { id }, geometry: { type: 'Point', coordinates: [lng, lat] } })),
  );
  return {
    /** @param bounds west, south, east and north. */
    within(bounds: [number, number, number, number], zoom: number): PinGroup[] {
      return index.getClusters(bounds, Math.round(zoom)).map(({ geometry, properties }) => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        if (!('cluster_id' in properties)) return { lat, lng, ids: [properties.id] };
        const leaves = index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY);
        return { lat, lng, ids: leaves.map((leaf) => leaf.properties.id), opensAt: index.getClusterExpansionZoom(properties.cluster_id) };
      });
    },
  };
}
