import { FilterLinks } from '#app/components/filter-links.tsx';
import { figuresText } from '#shared/texts.ts';

/** The two pages of numbers. */
export function NumbersTabs({ chosen }: { chosen: 'days' | 'period' }) {
  return (
    <div className="mb-4 print:hidden">
      <FilterLinks
        label={figuresText.whichNumbers}
        choices={[
          { to: '/admin/numbers', label: figuresText.lastDays, isChosen: chosen === 'days' },
          { to: '/admin/numbers/period', label: figuresText.byPeriod, isChosen: chosen === 'period' },
        ]}
      />
    </div>
  );
}
