import type { CSSProperties } from 'react';
import { Pause, Play } from '#app/components/icons.ts';
import { showDate } from '#app/components/show-moment.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { placeName } from '#shared/place-name.ts';
import { showRupees } from '#shared/rupees.ts';
import type { PriceTicker as Price } from '#shared/schemas/catalogue.ts';
import './price-ticker.css';
import { choicesText, homeText } from '#shared/texts.ts';

const SECONDS_PER_PRICE = 5;

/**
 * Material prices running by, by CSS alone: they rest under the pointer, under the focus, while Pause is ticked, while somebody types, and
 * while another thing that moves is in sight.
 */
export function PriceTicker({ prices }: { prices: Price[] }) {
  if (prices.length === 0) return null;
  // Shown twice, made once.
  const lines = prices.map(lineOf);
  const turn = { '--turn': `${prices.length * SECONDS_PER_PRICE}s` } as CSSProperties;
  return (
    <div className="price-ticker flex border-b border-sand-dark bg-paper">
      <h2
        id="prices-title"
        className="flex shrink-0 items-center bg-brick px-3 text-sm leading-tight font-semibold text-white sm:px-6 sm:text-base"
      >
        <span className="max-sm:w-16">{homeText.materialPrices}</span>
      </h2>
      <section
        aria-labelledby="prices-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: under reduced motion it scrolls, by keyboard too
        tabIndex={0}
        className="min-w-0 flex-1 overflow-hidden -outline-offset-3 motion-reduce:overflow-x-auto"
      >
        <div className="price-ticker-track flex w-max" style={turn}>
          <ul className="flex shrink-0">{lines}</ul>
          {/* The copy that fills the gap behind the first list, for eyes alone. */}
          <ul aria-hidden className="flex shrink-0 motion-reduce:hidden">
            {lines}
          </ul>
        </div>
      </section>
      <label className="group relative grid size-12 shrink-0 cursor-pointer place-items-center border-l border-sand-dark has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brick motion-reduce:hidden">
        <input type="checkbox" className="peer sr-only" aria-label={homeText.pauseMaterialPrices} />
        <Pause aria-hidden className="size-4.5 peer-checked:hidden" />
        <Play aria-hidden className="hidden size-4.5 peer-checked:block" />
      </label>
    </div>
  );
}

function lineOf({ _id, material, price, price_unit, updatedAt, ...where }: Price) {
  return (
    <li key={_id} className="flex h-12 items-center gap-2 border-r border-sand-dark px-5 whitespace-nowrap">
      <span className="font-medium">{material}</span>
      <span className="font-bold text-brick">
        <span>{showRupees(price)}</span> <span className="font-medium">{unitText(price_unit)}</span>
      </span>
      <span className="text-ink-soft">{placeName(where).city}</span>
      <span className="text-ink-soft text-sm">
        {withParts(homeText.asOf, { date: (words) => <time dateTime={updatedAt}>{words}</time> }, showDate(updatedAt))}
      </span>
    </li>
  );
}

/** Units are typed as 'kg', '/kg' or 'per kg'. */
function unitText(unit: string) {
  const typed = unit.replace(/^per /, '');
  return /^(per\b|\/)/i.test(typed) ? unit : homeText.perUnit(choicesText.unitName(typed));
}
