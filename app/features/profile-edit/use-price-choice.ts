import { useState } from 'react';
import type { Draft } from '#app/components/drafts.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';

interface PriceFields {
  /** Empty for none. */
  unit: string;
  isFrom: boolean;
}

export interface PriceChoice extends PriceFields {
  choose: (change: Partial<PriceFields>) => void;
}

/** What is chosen of a price beside its amount: a draft keeps texts that are typed, and this by itself. */
export function usePriceChoice({ priceUnit, priceFrom }: Pick<OwnBusiness, 'priceUnit' | 'priceFrom'>, draft: Draft) {
  const stored: PriceFields = { unit: priceUnit ?? '', isFrom: priceFrom };
  const [chosen, setChosen] = useState<PriceFields>({
    unit: draft.priceUnit ?? stored.unit,
    isFrom: draft.priceFrom === undefined ? stored.isFrom : draft.priceFrom === 'yes',
  });
  const changes: Draft = {
    ...(chosen.unit === stored.unit ? {} : { priceUnit: chosen.unit }),
    ...(chosen.isFrom === stored.isFrom ? {} : { priceFrom: chosen.isFrom ? 'yes' : 'no' }),
  };
  const choose: PriceChoice['choose'] = (change) => setChosen((before) => ({ ...before, ...change }));
  return { ...chosen, choose, changes, discard: () => setChosen(stored) };
}
