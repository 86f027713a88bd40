import { showDate } from '#app/components/show-moment.ts';
import { showRupees } from '#shared/rupees.ts';
import type { PastPrice } from '#shared/schemas/catalogue.ts';
import { pricesText } from '#shared/texts.ts';

const WIDTH = 240;
const HEIGHT = 60;
/** Keeps the line's own thickness within the picture. */
const MARGIN = 4;

interface PriceLineProps {
  material: string;
  /** Oldest first. */
  history: readonly PastPrice[];
  /** Until when the last price is known to hold. */
  until: string;
  className: string;
}

/** The course of a price as steps: it holds until it changes. For those who do not see it the same in a sentence. */
export function PriceLine({ material, history, until, className }: PriceLineProps) {
  const first = history[0];
  const last = history.at(-1);
  if (!first || !last) return null;
  return (
    <svg
      role="img"
      aria-label={pricesText.courseOf(material, tell(history, first, last))}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`block ${className}`}
    >
      <path
        d={drawSteps(history, until)}
        fill="none"
        vectorEffect="non-scaling-stroke"
        strokeWidth={2}
        strokeLinejoin="round"
        className="stroke-brick"
      />
    </svg>
  );
}

function tell(history: readonly PastPrice[], first: PastPrice, last: PastPrice) {
  const now = pricesText.unchangedSince(showRupees(last.price), showDate(last.recordedAt));
  if (history.length === 1) return now;
  const prices = history.map(({ price }) => price);
  const range = pricesText.between(showRupees(Math.min(...prices)), showRupees(Math.max(...prices)));
  return pricesText.changed(pricesText.priceOn(showRupees(first.price), showDate(first.recordedAt)), now, range);
}

function drawSteps(history: readonly PastPrice[], until: string) {
  const times = history.map(({ recordedAt }) => Date.parse(recordedAt));
  const prices = history.map(({ price }) => price);
  const start = Math.min(...times);
  const span = Math.max(1, Math.max(Date.parse(until), ...times) - start);
  const lowest = Math.min(...prices);
  const range = Math.max(...prices) - lowest;
  const x = (time: number) => round(MARGIN + ((time - start) / span) * (WIDTH - 2 * MARGIN));
  // A price that never changed runs through the middle.
  const y = (price: number) => round(range === 0 ? HEIGHT / 2 : HEIGHT - MARGIN - ((price - lowest) / range) * (HEIGHT - 2 * MARGIN));
  const steps = history.slice(1).map(({ price }, at) => `H${x(times[at + 1] as number)}V${y(price)}`);
  return `M${x(start)} ${y(prices[0] as number)}${steps.join('')}H${WIDTH - MARGIN}`;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
