// Draws the sprites of the icons, app/components/icons.svg (those that icons.ts names) and app/features/home/service-icons.svg: as files of
// their own they are no script that pages have to load. Run after either list has changed.
import { readFile, writeFile } from 'node:fs/promises';
import type { LucideIcon } from 'lucide-react';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Icons by service, in small letters. */
const services = [
  ['construction contractors', lucide.HardHat],
  ['paint contractors', lucide.PaintRoller],
  ['pop contractors', lucide.Layers],
  ['carpenter', lucide.Hammer],
  ['shuttering', lucide.Columns3],
  ['plumbing contractors', lucide.Wrench],
  ['interior designers', lucide.Sofa],
  ['waterproofing', lucide.Umbrella],
  ['heat insulation', lucide.ThermometerSun],
  ['false ceiling', lucide.LampCeiling],
  ['upvc fittings', lucide.AppWindow],
  ['flooring', lucide.Grid3x3],
  ['electric contractors', lucide.Zap],
  ['jcb movers', lucide.Tractor],
  ['aluminum fittings', lucide.DoorOpen],
  ['glass', lucide.PanelsTopLeft],
  ['fire system', lucide.FireExtinguisher],
  ['landscapers', lucide.Trees],
  ['architects', lucide.DraftingCompass],
  ['sanitary/bath fittings', lucide.Bath],
  ['electrical/lightings', lucide.Lamp],
  ['tiles/flooring', lucide.Grid2x2],
  ['pains and surface care', lucide.PaintBucket],
  ['wood work', lucide.Axe],
  ['wallpaper/pvc/vinee', lucide.Wallpaper],
  ['marbles and stone', lucide.Gem],
  ['bricks/sand', lucide.BrickWall],
  ['modular kitchen', lucide.CookingPot],
  ['cement', lucide.Blocks],
  ['iron', lucide.Anvil],
  ['crushed stone/bajri', lucide.Mountain],
  ['hardware and tools', lucide.Drill],
  ['water purifier', lucide.Droplets],
  ['gates/grills/railings', lucide.Fence],
  ['water tanks', lucide.Cylinder],
  ['solar pannels', lucide.SolarPanel],
  ['air conditioning', lucide.AirVent],
  ['elevator', lucide.ArrowUpDown],
  ['cctv/security system', lucide.Cctv],
  ['any', lucide.Construction],
] as const;

await drawSprite(
  'app/features/home/service-icons.svg',
  'Services',
  services.map(([service, icon]) => [service.replace(/[^a-z]+/g, '-'), icon]),
);

const drawings: Partial<Record<string, LucideIcon>> = lucide as object;
const list = await readFile('app/components/icons.ts', 'utf8');
await drawSprite(
  'app/components/icons.svg',
  'Icons',
  [...list.matchAll(/^export const (\w+) = icon\('([^']+)'\);$/gm)].map(([, name = '', id = '']) => {
    const drawing = drawings[name];
    if (!drawing) throw new Error(`Lucide has no icon ${name}`);
    return [id, drawing];
  }),
);

async function drawSprite(file: string, title: string, icons: [id: string, icon: LucideIcon][]) {
  const symbols = icons.map(([id, icon]) => {
    const [, shapes = ''] = /<svg[^>]*>(.*)<\/svg>/.exec(renderToStaticMarkup(createElement(icon))) ?? [];
    return `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  await writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg">\n<title>${title}</title>\n${symbols.join('\n')}\n</svg>\n`);
}
