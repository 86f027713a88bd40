export interface Look {
  brand: { name: string; tagline: string; description: string };
  colours: Record<'ink' | 'brick' | 'sand' | 'paper', string> & Record<string, string>;
}

/**
 * The files that no program makes while the site runs, of a brand: styles, the manifest of the installed site, and the page that is
 * shown without a connection. Written by `npm run brand`; a test holds them to the brand.
 * @returns the texts by their paths.
 */
export function brandFiles({ brand: { name, tagline, description }, colours }: Look): Record<string, string> {
  const variables = Object.entries(colours).map(([colour, value]) => `  --color-${colour}: ${value};\n`);
  return {
    'app/brand-colours.css': `/* Made by npm run brand from shared/brand/colours.ts. */\n@theme {\n${variables.join('')}}\n`,
    'public/manifest.webmanifest': `${JSON.stringify(
      {
        name: `${name}: ${tagline[0]?.toLowerCase()}${tagline.slice(1)}`,
        short_name: name,
        description,
        id: '/',
        start_url: '/',
        scope: '/',
        lang: 'en-IN',
        display: 'standalone',
        background_color: colours.sand,
        theme_color: colours.paper,
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        shortcuts: [
          { name: 'Find a contractor', url: '/category' },
          { name: 'Find material', url: '/suppliers' },
        ],
      },
      null,
      2,
    )}\n`,
    'public/offline.html': offlinePage(name, colours),
  };
}

function offlinePage(name: string, colours: Look['colours']) {
  return `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>You are offline · ${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
  </head>
  <body style="margin: 0; background: ${colours.sand}; color: ${colours.ink}; font-family: system-ui, sans-serif">
    <main style="max-width: 32rem; margin: 20vh auto 0; padding: 0 1.25rem">
      <h1 style="font-size: 2rem; margin: 0">You are offline</h1>
      <p style="font-size: 1.125rem; line-height: 1.6">
        This page was not kept on your phone. The home page and the businesses you looked at last are: open them, or try again when you
        have a connection.
      </p>
      <p><a href="/" style="display: inline-block; padding: 0.75rem 0; color: ${colours.brick}; font-weight: 600">Go to the home page</a></p>
    </main>
  </body>
</html>
`;
}
