import { randomUUID } from 'node:crypto';
import { posterSvg, serviceSvg } from '#server/demo/drawings.ts';
import { mediaKeys, posterKeys } from '#server/demo/media.ts';
import { trades } from '#server/demo/trades/all-trades.ts';
import { orAway } from '#server/features/media/encode-picture.ts';
import { type Media, widths } from '#server/features/media/media.ts';

type Picture = { key: string; svg: () => string; widths: readonly number[] };

/** Everything that is drawn: each service's variations and the posters. */
export function demoPictures(): Picture[] {
  const scenes = trades.flatMap(({ service }) =>
    mediaKeys(service).map((key, variation) => ({ key, svg: () => serviceSvg(service, variation), widths: widths.business })),
  );
  const posters = posterKeys.map((key) => ({ key, svg: () => posterSvg(key), widths: widths.poster }));
  return [...posters, ...scenes];
}

export interface DemoPictures {
  /** Sees to it that the picture which `name` ('demo/cement-1-640.webp') is a width of is there, whole. @returns false when the demo has no such picture. */
  draw(name: string): Promise<boolean>;
}

/** The demo's pictures, drawn when they are first asked for: all at once they would hold up the first start for a quarter minute. */
export function createDemoPictures({ disk, pictures: drawn }: Pick<Media, 'disk' | 'pictures'>): DemoPictures {
  const pictures = new Map(demoPictures().map((picture) => [picture.key, picture]));
  const drawing = new Map<string, Promise<void>>();
  const fileOf = (key: string, width: number) => `${key}-${width}.webp`;
  const store = async ({ key, svg, widths }: Picture) => {
    const kept = await Promise.all(widths.map((width) => disk.exists(fileOf(key, width))));
    if (!kept.includes(false)) return;
    const files = await orAway(drawn.draw(svg(), widths));
    await Promise.all(
      [...files].map(async ([width, file]) => {
        const name = fileOf(key, width);
        // Under its own name only once it is whole: a process that ends meanwhile leaves no half picture. Another one may draw the same.
        const part = `${name}.${randomUUID()}.part`;
        try {
          await disk.put(part, file);
          await disk.move(part, name);
        } catch (error) {
          await disk.delete(part).catch(() => {});
          throw error;
        }
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
