import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button, buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { writeFilters } from '#app/components/write-filters.ts';
import { Attribution } from '#app/features/map/attribution.tsx';
import { type DrawnMap, drawMap, type Sight } from '#app/features/map/draw-map.ts';
import { PickedBusinesses } from '#app/features/map/picked-businesses.tsx';
import { pointOf, radiusFor, searchAt } from '#app/features/map/search-at.ts';
import { markCard, useCardInSight } from '#app/features/map/use-card-in-sight.ts';
import { ZoomButtons } from '#app/features/map/zoom-buttons.tsx';
import type { MapTiles } from '#server/base/config.ts';
import type { CallQuery } from '#shared/calls/call-types.ts';
import type { Point } from '#shared/distance.ts';
import { limits } from '#shared/limits.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { commonText, mapText } from '#shared/texts.ts';

interface ResultsMapProps {
  /** Classes of its frame: its place and size. */
  className: string;
  /** What the call is asked that answers the businesses. */
  filters: CallQuery<'GET /contractor/search'>;
  total: number;
  /** The list beside it. */
  list: RefObject<HTMLElement | null>;
}

/**
 * The businesses of a list on a map, as many as one call answers. A pin that is pressed shows its business here and in the list; the card that
 * is pointed at, focused or scrolled to has its pin lifted. All of it stands in the list, which needs no map.
 */
export function ResultsMap({ className, filters, total, list }: ResultsMapProps) {
  const tiles = useRouteLoaderData<{ site?: { mapTiles?: MapTiles | undefined } }>('root')?.site?.mapTiles;
  const key = writeFilters(filters);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['map', key],
    queryFn: ({ signal }) =>
      callApi('GET /contractor/search', { query: { ...filters, page: '1', limit: String(limits.pageSize.largest) }, signal }),
    retry: 1,
  });
  const businesses = useMemo(() => data?.data.filter(hasPoint) ?? [], [data]);
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<DrawnMap>(undefined);
  const [picked, setPicked] = useState<string[]>([]);
  const [sight, setSight] = useState<Sight>();
  const [areTilesMissing, setTilesMissing] = useState(false);

  useEffect(() => {
    if (!frame.current) return;
    const drawn = drawMap(frame.current, {
      tiles,
      origin: pointOf(key),
      onPick: setPicked,
      onMove: setSight,
      onTilesMissing: setTilesMissing,
    });
    map.current = drawn;
    return () => {
      drawn.remove();
      map.current = undefined;
      setSight(undefined);
      setPicked([]);
    };
  }, [tiles, key]);

  useEffect(() => {
    map.current?.show(businesses.map(({ _id, lat, lng }) => ({ id: _id, lat, lng })));
  }, [businesses]);

  useCardInSight(list, (id) => map.current?.mark(pinOf(businesses, id)));

  useEffect(() => {
    const [first] = picked;
    if (picked.length === 1 && first) markCard(list.current, first);
  }, [picked, list]);

  const shown = picked.flatMap((id) => businesses.find(({ _id }) => _id === id) ?? []);
  const radius = sight && radiusFor(sight.reach);
  const here = sight && radius && searchAt(key, sight.middle, radius);
  return (
    <section aria-label={mapText.map} className={`overflow-hidden rounded-xl border border-cement bg-sand-dark ${className}`}>
      <p className="sr-only">{mapText.allInList}</p>
      <div ref={frame} aria-hidden className="size-full" />
      {here && (
        <Link
          to={here}
          state={{ map: true }}
          preventScrollReset
          className={`${buttonClass({ size: 'sm' })} absolute top-3 left-1/2 z-[1000] -translate-x-1/2 rounded-full! whitespace-nowrap shadow-lg`}
        >
          {withParts(mapText.searchHere, { within: (words) => <span className="font-normal">{words}</span> }, radius)}
        </Link>
      )}
      <ZoomButtons onZoom={(steps) => map.current?.zoom(steps)} />
      {error && (
        <div
          role="alert"
          className="absolute inset-x-3 top-3 z-[1000] mr-14 flex items-center justify-between gap-2 rounded-lg bg-paper py-1 pr-1 pl-3 shadow"
        >
          <span>{error.message}</span>
          <Button variant="quiet" size="sm" busy={isFetching} onClick={() => refetch()}>
            {commonText.tryAgain}
          </Button>
        </div>
      )}
      <div className="pointer-events-none absolute inset-x-0 bottom-0 z-[1000] grid justify-items-start *:pointer-events-auto">
        <p role="status" className="rounded-tr-md bg-paper/90 px-2 py-0.5 text-xs">
          <span>{describeShown(businesses.length, data?.data.length ?? 0, total)}</span>
          {areTilesMissing && <span>{` · ${mapText.picturesMissing}`}</span>}
        </p>
        {tiles && !areTilesMissing && <Attribution text={tiles.attribution} />}
        {shown.length > 0 && <PickedBusinesses businesses={shown} onClose={() => setPicked([])} />}
      </div>
    </section>
  );
}

type Placed = Business & Point;

function hasPoint(business: Business): business is Placed {
  return business.lat !== null && business.lng !== null;
}

function pinOf(businesses: readonly Placed[], id: string | undefined) {
  const found = businesses.find(({ _id }) => _id === id);
  return found && { id: found._id, lat: found.lat, lng: found.lng };
}

/** 'The first 100 of 2,345', and how many have no place that is known. */
function describeShown(placed: number, loaded: number, total: number): string {
  if (loaded === 0) return '';
  const all = loaded < total ? mapText.firstOf(loaded, total) : mapText.allOf(total);
  return placed < loaded ? mapText.withoutPlace(all, loaded - placed) : all;
}
