import * as building from '#server/demo/scenes/building.ts';
import * as equipment from '#server/demo/scenes/equipment-goods.ts';
import * as finish from '#server/demo/scenes/finish-goods.ts';
import * as finishing from '#server/demo/scenes/finishing.ts';
import * as fitting from '#server/demo/scenes/fitting.ts';
import type { Scene } from '#server/demo/scenes/palettes.ts';
import * as structure from '#server/demo/scenes/structure-goods.ts';

/** The scene of each service, by the service's slug. */
export const scenes: Record<string, Scene> = {
  'construction-contractors': building.construction,
  shuttering: building.shuttering,
  'jcb-movers': building.earthmover,
  architects: building.architect,
  landscapers: building.landscape,
  'heat-insulation': building.insulation,
  waterproofing: building.waterproofing,
  'paint-contractors': finishing.painting,
  'pop-contractors': finishing.plasterCeiling,
  carpenter: finishing.carpentry,
  'interior-designers': finishing.interior,
  'false-ceiling': finishing.falseCeiling,
  flooring: finishing.flooring,
  'plumbing-contractors': fitting.plumbing,
  'electric-contractors': fitting.wiring,
  'upvc-fittings': fitting.whiteWindow,
  'aluminum-fittings': fitting.aluminium,
  glass: fitting.glass,
  'fire-system': fitting.fireSafety,
  cement: structure.cementBags,
  iron: structure.steelBars,
  'bricks-sand': structure.bricksAndSand,
  'crushed-stone-bajri': structure.crushedStone,
  'hardware-and-tools': structure.hardware,
  'gates-grills-railings': structure.ironGate,
  'water-tanks': structure.waterTanks,
  elevator: structure.lift,
  'tiles-flooring': finish.tileShowroom,
  'marbles-and-stone': finish.marble,
  'pains-and-surface-care': finish.paintShop,
  'wood-work': finish.timber,
  'wallpaper-pvc-vinee': finish.wallpaper,
  'modular-kitchen': finish.kitchen,
  'sanitary-bath-fittings': finish.bathroom,
  'electrical-lightings': equipment.lighting,
  'water-purifier': equipment.purifier,
  'solar-pannels': equipment.solar,
  'air-conditioning': equipment.airConditioning,
  'cctv-security-system': equipment.cameras,
};
