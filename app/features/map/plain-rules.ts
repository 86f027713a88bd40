/** Kilometres at which rings stand. */
const RINGS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_000];
const MOST_RINGS = 3;
/** Names nearer to another, in pixels, are left out. */
const NAME = { width: 96, height: 26 };

/** The rings that suit a list: the smallest that holds all of it, and those within. */
export function ringsFor(kilometres: number): number[] {
  const outer = RINGS.findIndex((ring) => ring >= kilometres);
  const last = outer < 0 ? RINGS.length - 1 : outer;
  return RINGS.slice(Math.max(0, last - MOST_RINGS + 1), last + 1);
}

interface Spot {
  x: number;
  y: number;
}

/** Leaves out what would cover something before it, or one of the spots where something is written already. */
export function thinOut<Thing>(things: readonly Thing[], placeOf: (thing: Thing) => Spot, written: readonly Spot[] = []): Thing[] {
  const taken = [...written];
  return things.filter((thing) => {
    const { x, y } = placeOf(thing);
    if (taken.some((other) => Math.abs(other.x - x) < NAME.width && Math.abs(other.y - y) < NAME.height)) return false;
    taken.push({ x, y });
    return true;
  });
}
