import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { buildLanguage } from './scripts/build-language.ts';
import { scriptTarget, styleTarget } from './scripts/floor.ts';
import { floorStyles } from './scripts/floor-styles.ts';
import { pseudoTexts } from './scripts/pseudo-texts.ts';
import { DEFAULT_LANGUAGE } from './shared/site-language.ts';

/** What every page loads. */
const EVERY_PAGE = ['app/root.tsx', 'app/entry.client.tsx'];

/** The way of most visitors. */
const VISITORS_PAGES = ['home', 'searcher', 'landing', 'category', 'suppliers', 'view-details'].map(
  (name) => `app/routes/public/${name}.tsx`,
);

/** What lists alone ask with; by the library's one entrance whoever asks anything would import it. */
const OF_LISTS = /@tanstack\/.*nfiniteQuery/;

/** How many of some files import a module, themselves or through others. */
function countImporters(files: string[]) {
  const counts = new Map<string, number>();
  return (id: string, context: Rolldown.ChunkingContext) => {
    if (counts.size === 0) {
      for (const file of files) {
        const imported = new Set([path.resolve(file)]);
        for (const id of imported)
          for (const next of context.getModuleInfo(id)?.importedIds ?? []) if (!OF_LISTS.test(next)) imported.add(next);
        for (const id of imported) counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
    return counts.get(id) ?? 0;
  };
}

/** Each name of an import's list by itself, on the one line that the list stood on. */
function each(names: string, importOne: (specifier: string) => string): string {
  return names
    .split(',')
    .map((specifier) => specifier.trim())
    .filter(Boolean)
    .map(importOne)
    .join(' ');
}

/**
 * Gives browsers the texts of one language, that of this build; the server has all (shared/texts.ts). Each area is imported from its own
 * file: through the list of all areas whoever shows one text would import every one.
 */
function oneLanguage(): Plugin {
  const list = readFileSync(`shared/texts/${buildLanguage}/index.ts`, 'utf8');
  const files = new Map([...list.matchAll(/export \* as (\w+) from '([^']+)'/g)].map(([, area = '', file = '']) => [area, file]));
  const importOne = (specifier: string) => {
    const [area = '', as = area] = specifier.split(' as ');
    return area.startsWith('type ') ? '' : `import * as ${as} from '${files.get(area)}';`;
  };
  return {
    name: 'one-language',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code) =>
      code.includes("from '#shared/texts.ts'")
        ? code.replace(/^import \{([^}]+)\} from '#shared\/texts\.ts';$/m, (_, names: string) => each(names, importOne))
        : undefined,
  };
}

/** What loaders run is the server's own, which Node finds by package.json's `imports`: once, with its state, whoever imports it. */
const SERVER = /^#server\//;

/** Fails the build for browsers where something of the server is left in it: use cases are imported by loaders and actions alone. */
function noServer(): Plugin {
  return {
    name: 'no-server',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      if (SERVER.test(id)) this.error(`${importer} would bring ${id} to browsers`);
    },
  };
}

/**
 * The server is built once, with all languages: of the build of another language it needs the list of the browser's files alone, which is
 * written when this module is read.
 */
const manifestAlone = buildLanguage === DEFAULT_LANGUAGE ? {} : { input: 'virtual:react-router/server-manifest' };

const everyPage = countImporters(EVERY_PAGE);
const visitorsPages = countImporters(VISITORS_PAGES);
const home = countImporters([...VISITORS_PAGES.slice(0, 1), 'app/features/carousel/carousel-motion.tsx']);

export default defineConfig(({ command }) => ({
  plugins: [...(process.env.PSEUDO_TEXTS ? [pseudoTexts()] : []), oneLanguage(), noServer(), tailwindcss(), reactRouter()],
  resolve: {
    alias: {
      'react-style-singleton': path.resolve('app/components/adopted-styles.ts'),
    },
  },
  ...(command === 'build' ? { css: { postcss: { plugins: [floorStyles()] } } } : {}),
  // Fonts and pictures stay files: as data URLs they would be loaded by everyone.
  build: { assetsInlineLimit: 0, cssTarget: styleTarget },
  environments: {
    // Libraries too: some thousand files cost a second of each start. Vite's
    // development server cannot run those that are CommonJS.
    ...(command === 'build'
      ? {
          ssr: {
            resolve: { noExternal: true as const },
            // Without this React's renderers for development are in the build as well: 1.6 MB of text, of which V8 keeps what is loaded.
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
            build: { rolldownOptions: { ...manifestAlone, external: [SERVER] } },
          },
        }
      : // Left to Node too (vitePages).
        { ssr: { resolve: { builtins: [SERVER, /^node:/, ...builtinModules] } } }),
    client: {
      build: {
        target: scriptTarget,
        rolldownOptions: {
          // Puts each text where it is shown: a file of texts that stayed one would go whole to every page that shows one of them.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            // A few files instead of sixty small ones, of which Home loads what it needs; the libraries' stays in browsers when the program alone changes.
            codeSplitting: {
              groups: [
                {
                  debugName: 'libraries',
                  name: (id, context) => (everyPage(id, context) > 0 ? 'libraries' : null),
                  test: /node_modules/,
                  priority: 3,
                },
                { debugName: 'frame', name: (id, context) => (everyPage(id, context) > 0 ? 'frame' : null), priority: 2 },
                {
                  debugName: 'directory',
                  name: (id, context) => {
                    const isOfHome = home(id, context) > 0;
                    if (Math.max(visitorsPages(id, context), isOfHome ? 1 : 0) < 2) return null;
                    return isOfHome ? 'directory' : 'lists';
                  },
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Found at the start, not on the first visit, which would reload the page under the visitor.
  optimizeDeps: {
    include: ['@tanstack/react-query', 'libphonenumber-js/core', 'radix-ui', 'react-toastify/unstyled', 'zod/mini'],
  },
}));
