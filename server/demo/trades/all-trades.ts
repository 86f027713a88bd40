import { buildingContractors } from '#server/demo/trades/building-contractors.ts';
import { equipmentSuppliers } from '#server/demo/trades/equipment-suppliers.ts';
import { finishSuppliers } from '#server/demo/trades/finish-suppliers.ts';
import { finishingContractors } from '#server/demo/trades/finishing-contractors.ts';
import { fittingContractors } from '#server/demo/trades/fitting-contractors.ts';
import { structureSuppliers } from '#server/demo/trades/structure-suppliers.ts';
import type { Trade } from '#server/demo/trades/trade.ts';

/** Every service of the catalogue with what its demo businesses are made from. */
export const trades: readonly Trade[] = [
  ...buildingContractors,
  ...finishingContractors,
  ...fittingContractors,
  ...structureSuppliers,
  ...finishSuppliers,
  ...equipmentSuppliers,
];
