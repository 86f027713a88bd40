import * as building from '#server/demo/scenes/building.ts';
import * as equipment from '#server/demo/scenes/equipment.ts';
import * as finishing from '#server/demo/scenes/finishing.ts';
import * as rooms from '#server/demo/scenes/fitted-rooms.ts';
import * as metal from '#server/demo/scenes/metal-and-machines.ts';
import type { Scene } from '#server/demo/scenes/palettes.ts';
import * as pipes from '#server/demo/scenes/pipes-and-wires.ts';
import * as raw from '#server/demo/scenes/raw-materials.ts';
import * as roof from '#server/demo/scenes/roof-and-garden.ts';
import * as surfaces from '#server/demo/scenes/surfaces.ts';
import * as windows from '#server/demo/scenes/windows.ts';

/** The scene of each service, by the service's slug. */
export const scenes: Record<string, Scene> = {
  'construction-contractors': building.construction,
  shuttering: building.shuttering,
  'jcb-movers': building.earthmover,
  architects: building.architect,
  landscapers: roof.landscape,
  'heat-insulation': roof.insulation,
  waterproofing: roof.waterproofing,
  'paint-contractors': finishing.painting,
  'pop-contractors': finishing.plasterCeiling,
  carpenter: finishing.carpentry,
  'interior-designers': finishing.interior,
  'false-ceiling': finishing.falseCeiling,
  flooring: finishing.flooring,
  'plumbing-contractors': pipes.plumbing,
  'electric-contractors': pipes.wiring,
  'upvc-fittings': windows.whiteWindow,
  'aluminum-fittings': windows.aluminium,
  glass: windows.glass,
  'fire-system': pipes.fireSafety,
  cement: raw.cementBags,
  iron: raw.steelBars,
  'bricks-sand': raw.bricksAndSand,
  'crushed-stone-bajri': raw.crushedStone,
  'hardware-and-tools': metal.hardware,
  'gates-grills-railings': metal.ironGate,
  'water-tanks': metal.waterTanks,
  elevator: metal.lift,
  'tiles-flooring': surfaces.tileShowroom,
  'marbles-and-stone': surfaces.marble,
  'pains-and-surface-care': surfaces.paintShop,
  'wood-work': surfaces.timber,
  'wallpaper-pvc-vinee': rooms.wallpaper,
  'modular-kitchen': rooms.kitchen,
  'sanitary-bath-fittings': rooms.bathroom,
  'electrical-lightings': equipment.lighting,
  'water-purifier': equipment.purifier,
  'solar-pannels': equipment.solar,
  'air-conditioning': equipment.airConditioning,
  'cctv-security-system': equipment.cameras,
};
