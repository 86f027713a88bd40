import sharp from 'sharp';
import { mediaKeys, posterKeys } from '#server/demo/media.ts';
import { sceneSvg } from '#server/demo/scenes/compose.ts';
import { posterSvg } from '#server/demo/scenes/posters.ts';
import { trades } from '#server/demo/trades/all-trades.ts';
import { type Media, widths } from '#server/features/media/media.ts';

type Picture = { key: string; svg: () => string; widths: readonly number[] };

/** Everything that is drawn: each service's variations and the posters. */
export function demoPictures(): Picture[] {
  const scenes = trades.flatMap(({ service }) =>
    mediaKeys(service).map((key, variation) => ({ key, svg: () => sceneSvg(service, variation), widths: widths.business })),
  );
  const posters = posterKeys.map((key, i) => ({ key, svg: () => posterSvg(i), widths: widths.poster }));
  return [...posters, ...scenes];
}

/** Draws an SVG document once, in its own size, and gives it as WebP in each width. */
export async function renderWidths(svg: string, sizes: readonly number[]): Promise<Map<number, Buffer>> {
  const files = new Map<number, Buffer>();
  let pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const width of [...sizes].sort((a, b) => b - a)) {
    const raw = { width: pixels.info.width, height: pixels.info.height, channels: pixels.info.channels };
    // Each width is made from the one above it: halving a half is a quarter of the work.
    if (raw.width !== width) pixels = await sharp(pixels.data, { raw }).resize(width).raw().toBuffer({ resolveWithObject: true });
    const { info, data } = pixels;
    const size = { width: info.width, height: info.height, channels: info.channels };
    // What lists show is packed tightly; the large one is seen alone and must not delay the first start.
    const packing = width > 640 ? { quality: 66, effort: 0 } : { quality: 62, effort: 2 };
    files.set(width, await sharp(data, { raw: size }).webp(packing).toBuffer());
  }
  return files;
}

export interface DemoPictures {
  /** Sees to it that the picture which `name` ('demo/cement-1-640.webp') is a width of is there, whole. @returns false when the demo has no such picture. */
  draw(name: string): Promise<boolean>;
}

/** The demo's pictures, drawn when they are first asked for: all at once they would hold up the first start for a quarter minute. */
export function createDemoPictures({ disk }: Pick<Media, 'disk'>): DemoPictures {
  const pictures = new Map(demoPictures().map((picture) => [picture.key, picture]));
  const drawing = new Map<string, Promise<void>>();
  const fileOf = (key: string, width: number) => `${key}-${width}.webp`;
  const store = async ({ key, svg, widths }: Picture) => {
    const kept = await Promise.all(widths.map((width) => disk.exists(fileOf(key, width))));
    if (!kept.includes(false)) return;
    const files = await renderWidths(svg(), widths);
    await Promise.all(
      [...files].map(async ([width, file]) => {
        const name = fileOf(key, width);
        // Under its own name only once it is whole: a process that ends meanwhile leaves no half picture.
        await disk.put(`${name}.part`, file);
        await disk.move(`${name}.part`, name);
      }),
    );
  };
  return {
    async draw(name) {
      const [, key = '', width] = /^(.+)-(\d+)\.webp$/.exec(name) ?? [];
      const picture = pictures.get(key);
      if (!picture?.widths.includes(Number(width))) return false;
      const underWay = drawing.get(key) ?? store(picture).finally(() => drawing.delete(key));
      drawing.set(key, underWay);
      await underWay;
      return true;
    },
  };
}
