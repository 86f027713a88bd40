import type { AliasBook } from '#server/features/search/aliases.ts';
import { readService } from '#server/features/search/read-filter.ts';
import { searchKey } from '#server/features/search/text.ts';
import type { Vocabulary } from '#server/features/search/vocabulary.ts';
import type { PriceUnit } from '#shared/price-units.ts';
import { usualUnits } from '#shared/usual-units.ts';

const USUAL = Object.entries(usualUnits).map(([service, unit]) => ({ key: searchKey(service), unit }));

/**
 * What prices are compared for in a list: the usual unit of its one service, whatever that is called by now. None for words, for several
 * services, and for a service that the team has added.
 */
export function readComparedUnit(service: string | undefined, vocabulary: Vocabulary, aliases: AliasBook): PriceUnit | undefined {
  const { services, serviceWords } = readService(service, vocabulary, aliases);
  if (!services || serviceWords.length > 0) return undefined;
  const { serviceNames } = vocabulary;
  return USUAL.find(({ key }) => services.includes(key) || services.includes(serviceNames.current(key) ?? key))?.unit;
}
