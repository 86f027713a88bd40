import { currentLanguage, currentLocale, DEFAULT_LANGUAGE, pathIn } from '#shared/site-language.ts';
import { offlineText, pageMetaText } from '#shared/texts.ts';

export interface Look {
  brand: { name: string; tagline: string; description: string };
  colours: Record<'ink' | 'brick' | 'sand' | 'paper', string> & Record<string, string>;
}

/**
 * The files that no program makes while the site runs, of a brand: styles, the manifest of the installed site, and the page that is
 * shown without a connection, in the language of the moment. Written by `npm run brand`; a test holds them to the brand.
 * @param look its tagline and description in that language.
 * @returns the texts by their paths.
 */
export function brandFiles({ brand: { name, tagline, description }, colours }: Look): Record<string, string> {
  const language = currentLanguage();
  const ending = language === DEFAULT_LANGUAGE ? '' : `-${language}`;
  const variables = Object.entries(colours).map(([colour, value]) => `  --color-${colour}: ${value};\n`);
  return {
    'app/brand-colours.css': `/* Made by npm run brand from shared/brand/colours.ts. */\n@theme {\n${variables.join('')}}\n`,
    [`public/manifest${ending}.webmanifest`]: `${JSON.stringify(
      {
        name: `${name}: ${tagline[0]?.toLowerCase()}${tagline.slice(1)}`,
        short_name: name,
        description,
        id: '/',
        start_url: pathIn(language, '/'),
        scope: '/',
        lang: currentLocale(),
        display: 'standalone',
        background_color: colours.sand,
        theme_color: colours.paper,
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        shortcuts: [
          { name: pageMetaText.findContractor, url: pathIn(language, '/category') },
          { name: pageMetaText.findMaterial, url: pathIn(language, '/suppliers') },
        ],
      },
      null,
      2,
    )}\n`,
    [`public/offline${ending}.html`]: offlinePage(name, colours),
  };
}

function offlinePage(name: string, colours: Look['colours']) {
  return `<!doctype html>
<html lang="${currentLocale()}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${offlineText.youAreOffline} · ${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
  </head>
  <body style="margin: 0; background: ${colours.sand}; color: ${colours.ink}; font-family: system-ui, sans-serif">
    <main style="max-width: 32rem; margin: 20vh auto 0; padding: 0 1.25rem">
      <h1 style="font-size: 2rem; margin: 0">${offlineText.youAreOffline}</h1>
      <p style="font-size: 1.125rem; line-height: 1.6">
        ${offlineText.wasNotKept}
      </p>
      <p><a href="${pathIn(currentLanguage(), '/')}" style="display: inline-block; padding: 0.75rem 0; color: ${colours.brick}; font-weight: 600">${offlineText.goHome}</a></p>
    </main>
  </body>
</html>
`;
}
