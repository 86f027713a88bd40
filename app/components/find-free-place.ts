/** What a message must not cover: what the page or dialog is about, and the way out of it. */
const KEPT_FREE = 'h1, h2, h3, [data-close]';
/** What it leaves free as well where there is room: what somebody fills in and sends. */
const FREE_IF_POSSIBLE = `${KEPT_FREE}, input:not([type="hidden"]), textarea, select, [type="submit"]`;

const GAP = 8;
const EDGE = 16;
/** Toasts are as wide as this, and as the whole screen on phones (react-toastify). */
const WIDTH = 320;
const PHONE = 480;

interface Span {
  top: number;
  bottom: number;
}

/**
 * The highest place for a message of this height in its column at the right: below the bar on phones, over no heading and no Close, and over
 * no field where there is room beside them.
 * @param known where it stands already: there it stays if that is free.
 * @returns the distance from the screen's upper edge; where no place is free, at its lower edge or above the bar that stands there.
 */
export function findFreePlace(height: number, known?: number): number {
  const isPhone = window.innerWidth <= PHONE;
  const left = isPhone ? 0 : window.innerWidth - WIDTH - EDGE;
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const start = isPhone ? Math.max(bar, 0) + GAP : EDGE;
  const end = floor() - GAP;
  const within = (place: ParentNode, kept = KEPT_FREE) =>
    [...place.querySelectorAll(kept)]
      .map((element) => element.getBoundingClientRect())
      .filter(({ right, width, bottom }) => width > 1 && right > left && bottom > 0);
  const isFree = (top: number) => top + height <= end && findFreeTop(within(document), top, height, end) === top;
  if (known !== undefined && isFree(known)) return known;
  const best = findFreeTop(within(document, FREE_IF_POSSIBLE), start, height, end);
  if (best !== undefined) return best;
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  // A dialog that is about to close leaves the page that it was opened from.
  const top = findFreeTop(within(document), start, height, end);
  return top ?? (dialog && findFreeTop(within(dialog), start, height, end)) ?? end - height;
}

/** The screen's lower edge, or that of the bar which stands there. */
function floor(): number {
  const bar = document.querySelector('.contact-bar');
  return bar && getComputedStyle(bar).position === 'fixed' ? bar.getBoundingClientRect().top : window.innerHeight;
}

/** The first top from `start` on at which nothing of `taken` is covered, and none where there is no such place before `end`. */
export function findFreeTop(taken: readonly Span[], start: number, height: number, end: number): number | undefined {
  const tops = [start, ...taken.map(({ bottom }) => bottom + GAP).filter((top) => top > start)].sort((a, b) => a - b);
  const isFree = (top: number) => taken.every((span) => span.bottom <= top || span.top >= top + height);
  return tops.find((top) => top + height <= end && isFree(top));
}
