import type { FastifyReply } from 'fastify';
import { withLanguage } from '#server/base/language.ts';
import { type BrandSettings, coloursIn, getBrand, hasPictures, showInProcess } from '#server/features/settings/brand/get-brand.ts';
import { findBrandPicture } from '#server/features/settings/queries.ts';
import { SHOWN_ANYWHERE } from '#server/routes/headers.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { brandFiles } from '#shared/brand/brand-files.ts';
import { colours as ofFile } from '#shared/brand/colours.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { coloursOf } from '#shared/brand/shown-colours.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/site-language.ts';
import { pageMetaText } from '#shared/texts.ts';

const STYLES = '/brand.css';

/** What browsers and other sites read as files, by type. */
const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

const PICTURES = ['/favicon.svg', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png', '/apple-touch-icon.png', '/share.jpg'];

const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

/** Where they stand: the files that `npm run brand` makes, and /brand.css, which has the colours that are set. */
export const BRAND_FILES = [
  STYLES,
  ...LANGUAGES.map((language) => (language === DEFAULT_LANGUAGE ? '' : `-${language}`)).flatMap((ending) => [
    `/manifest${ending}.webmanifest`,
    `/offline${ending}.html`,
  ]),
  ...PICTURES,
];

interface BrandFileOptions {
  /** Sends the file that was built. */
  sendBuilt: (reply: FastifyReply, file: string) => unknown;
}

/**
 * The brand's files: where the team has set something of it, made of that, in the place of those that were built (docs/branding.md). At an
 * address with the version in it there is never another file.
 */
export async function brandFileServer(app: App, { sendBuilt }: BrandFileOptions) {
  const { context } = app;
  let made: { version: number; texts: Map<string, string> } | undefined;
  const textOf = (settings: BrandSettings, path: string) => {
    if (made?.version !== settings.version) made = { version: settings.version, texts: makeTexts(settings) };
    return made.texts.get(path);
  };
  const pictureOf = (settings: BrandSettings, path: string) =>
    hasPictures(settings) ? context.cache.get('settings', `picture ${path}`, () => findBrandPicture(context.db, path.slice(1))) : undefined;
  for (const path of BRAND_FILES) {
    const isPicture = PICTURES.includes(path);
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const settings = await getBrand(context);
      const content = settings && (isPicture ? await pictureOf(settings, path) : textOf(settings, path));
      if (content === undefined && path !== STYLES) return sendBuilt(reply, path.slice(1));
      const isOfNow = request.url.endsWith(`?v=${settings?.version}`);
      return reply
        .type(TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        .headers({ 'cache-control': isOfNow ? FOR_GOOD : FOR_AN_HOUR, ...(isPicture ? SHOWN_ANYWHERE : {}) })
        .send(content ?? '');
    });
  }
}

function makeTexts(settings: BrandSettings): Map<string, string> {
  showInProcess(settings);
  const colours = coloursOf(coloursIn(settings.fields));
  const files = LANGUAGES.flatMap((language) =>
    withLanguage(language, () => {
      const said = { name: brand.name, tagline: pageMetaText.tagline, description: pageMetaText.description };
      return Object.entries(brandFiles({ brand: said, colours }));
    }),
  );
  const served = files
    .filter(([file]) => file.startsWith('public/'))
    .map(([file, text]): [string, string] => [file.slice('public'.length), text]);
  return new Map([...served, [STYLES, stylesOf(settings)]]);
}

/** The colours as the styles name them, and the mark, which is drawn into pages, in them. */
function stylesOf({ fields }: BrandSettings): string {
  const set = coloursIn(fields);
  if (Object.keys(set).length === 0) return '';
  const colours = coloursOf(set);
  const variables = Object.entries(colours).map(([name, value]) => `--color-${name}:${value}`);
  const mark = (['brick', 'sand'] as const).flatMap((name) => [
    `[fill="${ofFile[name]}"]{fill:${colours[name]}}`,
    `[stroke="${ofFile[name]}"]{stroke:${colours[name]}}`,
  ]);
  return `:root{${variables.join(';')}}${mark.join('')}`;
}
