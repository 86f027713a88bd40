import { showCount } from '#app/components/show-count.ts';
import { FigureTable } from '#app/features/figures/figure-table.tsx';
import { figureLimits } from '#shared/figure-limits.ts';
import { placeName } from '#shared/place-name.ts';
import type { Figure, Figures } from '#shared/schemas/figures.ts';
import { serviceName } from '#shared/service-name.ts';
import { figuresText } from '#shared/texts.ts';

const cells = ({ now, before }: Figure) => [{ now: showCount(now), before: showCount(before) }];

/** What was searched for. */
export function SearchTables({ figures: { searches, hasSearches, period } }: { figures: Figures }) {
  const empty = hasSearches ? figuresText.noSearches : figuresText.searchesGone(figureLimits.daysKept);
  const { services, cities, serviceCities, nothingFound } = searches;
  return (
    <>
      <FigureTable
        title={figuresText.searchesByTrade}
        columns={[figuresText.trade, figuresText.searches]}
        rows={services.map((row) => ({ key: row.service, name: serviceName(row.service), size: row.now, cells: cells(row) }))}
        list="searched_services"
        {...{ empty, period }}
      />
      <FigureTable
        title={figuresText.searchesByCity}
        columns={[figuresText.city, figuresText.searches]}
        rows={cities.map((row) => ({ key: row.city, name: placeName(row).city, size: row.now, cells: cells(row) }))}
        list="searched_cities"
        {...{ empty, period }}
      />
      <FigureTable
        title={figuresText.searchesByTradeAndCity}
        columns={[figuresText.trade, figuresText.searches]}
        rows={serviceCities.map((row) => ({
          key: `${row.service}, ${row.city}`,
          name: figuresText.tradeInCity(serviceName(row.service), placeName(row).city),
          size: row.now,
          cells: cells(row),
        }))}
        list="searched_service_cities"
        {...{ empty, period }}
      />
      <FigureTable
        title={figuresText.foundNothing}
        note={figuresText.whichWords(figureLimits.leastVisits)}
        columns={[figuresText.words, figuresText.searches]}
        rows={nothingFound.map((row) => ({ key: row.words, name: row.words, size: row.now, cells: cells(row) }))}
        list="searched_in_vain"
        {...{ empty, period }}
      />
    </>
  );
}
