import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useDebounced } from '#app/components/debounce.ts';
import { LocateFixed } from '#app/components/icons.ts';
import { notify } from '#app/components/notify.ts';
import { Attribution } from '#app/features/map/attribution.tsx';
import { type DrawnPointMap, drawPointMap } from '#app/features/map/draw-point-map.ts';
import { ZoomButtons } from '#app/features/map/zoom-buttons.tsx';
import { currentPosition } from '#app/features/places/current-position.ts';
import { sayWhyUnknown } from '#app/features/places/say-why-unknown.ts';
import type { MapTiles } from '#server/base/config.ts';
import type { Point } from '#shared/distance.ts';
import { placeName } from '#shared/place-name.ts';
import { mapText } from '#shared/texts.ts';

interface PointMapProps {
  /** Where the pin stands. */
  point: Point | undefined;
  /** The city that the address names: what is looked at while there is no pin, and compared with it. */
  city: string;
  state: string;
  /** The city in the page's language. */
  shownCity: string;
  onMove: (point: Point) => void;
}

/** Pixels that an arrow key moves the pin by; with Shift, and without. */
const STEPS = { far: 60, near: 6 };
const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** The pin is on its way for so long, in milliseconds. */
const MOVING = 300;

/** A small map on which the point of a business is put: by a press, by dragging, by the arrow keys, or where the device is. */
export function PointMap({ point, city, state, shownCity, onMove }: PointMapProps) {
  const tiles = useRouteLoaderData<{ site?: { mapTiles?: MapTiles | undefined } }>('root')?.site?.mapTiles;
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<DrawnPointMap>(undefined);
  const latest = useRef(onMove);
  const [areTilesMissing, setTilesMissing] = useState(false);
  const [isLocating, setLocating] = useState(false);
  const id = useId();
  const named = useDebounced([city, state].filter(Boolean).join(', '), MOVING);
  const { data: around } = useQuery({
    queryKey: ['place-named', named],
    queryFn: async ({ signal }) => (await callApi('GET /places/autocomplete', { query: { q: named, limit: 1 }, signal })).data[0] ?? null,
    enabled: point === undefined && named !== '',
  });
  const { lat, lng } = point ?? {};
  /** The last question to the device; none any more once the pin or its city is another one, or the map is hidden. */
  const asked = useRef<symbol>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done since counts in place of where the device is
  useEffect(
    () => () => {
      asked.current = undefined;
    },
    [lat, lng, city, state],
  );

  useEffect(() => {
    latest.current = onMove;
  });

  useEffect(() => {
    if (!frame.current) return;
    const drawn = drawPointMap(frame.current, { tiles, onMove: (to) => latest.current(to), onTilesMissing: setTilesMissing });
    map.current = drawn;
    return drawn.remove;
  }, [tiles]);

  useEffect(() => {
    if (lat !== undefined && lng !== undefined) map.current?.show({ lat, lng });
    else map.current?.clear();
  }, [lat, lng]);

  useEffect(() => {
    if (around) map.current?.lookAt(around);
  }, [around]);

  function onKeyDown(event: KeyboardEvent) {
    const way = ARROWS[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? STEPS.far : STEPS.near;
    map.current?.step(way[0] * step, way[1] * step);
  }

  async function locate() {
    setLocating(true);
    const own = Symbol();
    asked.current = own;
    const isAwaited = () => asked.current === own;
    try {
      const { coords } = await currentPosition(true);
      if (isAwaited()) latest.current({ lat: Number(coords.latitude.toFixed(5)), lng: Number(coords.longitude.toFixed(5)) });
    } catch (error) {
      if (isAwaited()) notify.error(sayWhyUnknown(error));
    } finally {
      setLocating(false);
    }
  }

  return (
    <div className="grid gap-2">
      <div className="relative isolate h-64 overflow-hidden rounded-xl border border-cement-dark bg-sand-dark">
        {/* The arrow keys move the pin, which readers of screens leave to the page here. */}
        <div
          ref={frame}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the pin
          tabIndex={0}
          aria-label={mapText.pinByKeys}
          aria-describedby={`${id}-place`}
          onKeyDown={onKeyDown}
          className="size-full -outline-offset-3!"
        />
        <ZoomButtons onZoom={(steps) => map.current?.zoom(steps)} />
        <div className="pointer-events-none absolute inset-x-0 bottom-0 z-[1000] grid *:pointer-events-auto">
          {areTilesMissing && (
            <p role="status" className="justify-self-start rounded-tr-md bg-paper/90 px-2 py-0.5 text-xs">
              {mapText.picturesMissing}
            </p>
          )}
          {tiles && !areTilesMissing && <Attribution text={tiles.attribution} />}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p id={`${id}-place`} role="status" className="min-w-0 text-sm">
          <PinnedPlace point={point} city={city} shownCity={shownCity} />
        </p>
        <Button variant="quiet" size="sm" busy={isLocating} onClick={locate}>
          <LocateFixed aria-hidden className="size-5 text-brick" />
          {mapText.here}
        </Button>
      </div>
    </div>
  );
}

/** Which city the pin is in, as soon as it rests: whoever cannot see it knows by that, and a slip by fifty kilometres shows. */
function PinnedPlace(props: Pick<PointMapProps, 'point' | 'city' | 'shownCity'>) {
  return <span>{usePinnedPlace(props)}</span>;
}

function usePinnedPlace({ point, city, shownCity }: Pick<PointMapProps, 'point' | 'city' | 'shownCity'>) {
  const asked = useDebounced(point ? `${point.lat},${point.lng}` : '', MOVING);
  const { data, error } = useQuery({
    queryKey: ['place-at', asked],
    queryFn: async ({ signal }) => {
      const [lat = '', lng = ''] = asked.split(',');
      return (await callApi('GET /places/reverse', { query: { lat, lng }, signal })).data;
    },
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!point) return mapText.pressOrKeys;
  if (error instanceof ApiFailure && error.status === 404) return mapText.notInIndia;
  if (!data) return mapText.pressOrDrag;
  const isNamed = city === '' || [data.city, data.name].some((name) => name.toLowerCase() === city.trim().toLowerCase());
  const named = placeName(data);
  const place = `${named.city}, ${named.state}`;
  return isNamed ? mapText.pinIn(place) : mapText.pinElsewhere(place, shownCity.trim());
}
