import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { RouteObject, ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import type * as ServerEntry from '#app/entry.server.tsx';
import { spokenLanguage } from '#server/base/language.ts';
import type { rateLimits } from '#server/routes/rate-limits.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, pathIn } from '#shared/site-language.ts';

/** The React Router build: files made beforehand, or Vite's of this moment. */
export interface PageBuild {
  /** For pages of one language: their addresses begin with it, and their script brings its texts alone. */
  load: (language?: Language) => Promise<ServerBuild>;
  /** Folder of the browser's files; none in development, where Vite serves them. */
  clientDir?: string;
}

/** The pages that `npm run build` made. */
export async function builtPages(buildDir = path.resolve('build')): Promise<PageBuild> {
  const serverDir = path.join(buildDir, 'server');
  const build = (await import(pathToFileURL(path.join(serverDir, 'index.js')).href)) as ServerBuild;
  entryOf(build).findLanguageBy(spokenLanguage);
  const builds: Partial<Record<Language, ServerBuild>> = {};
  for (const language of LANGUAGES) {
    if (language === DEFAULT_LANGUAGE) builds[language] = build;
    else {
      const assets = JSON.parse(await readFile(path.join(serverDir, `manifest-${language}.json`), 'utf8')) as ServerBuild['assets'];
      builds[language] = { ...build, assets, basename: pathIn(language, '/') };
    }
  }
  return { load: async (language = DEFAULT_LANGUAGE) => builds[language] ?? build, clientDir: path.join(buildDir, 'client') };
}

/**
 * The pages as Vite serves them in development. What they import of the server is the server's own, not another copy of Vite's: its state,
 * as what is asked for in which language, is one (`builtins` in vite.config.ts).
 */
export async function vitePages(vite: ViteDevServer): Promise<PageBuild> {
  const { createServerModuleRunner } = await import('vite');
  const { ESModulesEvaluator } = await import('vite/module-runner');
  class Evaluator extends ESModulesEvaluator {
    override runExternalModule = (file: string) => import(file);
  }
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false, evaluator: new Evaluator() });
  return {
    load: async (language = DEFAULT_LANGUAGE) => {
      const build: ServerBuild = await runner.import('virtual:react-router/server-build');
      entryOf(build).findLanguageBy(spokenLanguage);
      return { ...build, basename: pathIn(language, '/') };
    },
  };
}

/** What app/entry.server.tsx gives: the bundle brings its own copy of React Router, and context keys must come from that copy. */
export function entryOf(server: ServerBuild): typeof ServerEntry {
  return server.entry.module as unknown as typeof ServerEntry;
}

/** Finds the ids of a path's routes; those of paths that are asked for often are remembered. */
const finders = new WeakMap<ServerBuild, (path: string) => string[]>();

/** Looking through all routes takes a thirtieth of a page's time. */
const REMEMBERED = { max: 1_000, maxSize: 100_000, sizeCalculation: (_: string[], path: string) => path.length + 1 };

/** The modules of the layouts and the page at a path, the page's own last. */
export function matchPage(server: ServerBuild, path: string) {
  return idsAt(server, path).flatMap((id) => server.routes[id]?.module ?? []);
}

const narrowed = new WeakMap<ServerBuild, Map<string, ServerBuild>>();

/**
 * The build with no more routes than the document at a path is made of, and those its script asks for before a link is followed: React
 * Router looks through all routes several times, and makes them anew, for each page.
 */
export function narrowBuild(server: ServerBuild, path: string): ServerBuild {
  const ids = idsAt(server, path);
  const id = ids.at(-1);
  if (id === undefined) return server;
  const known = narrowed.get(server) ?? new Map<string, ServerBuild>();
  narrowed.set(server, known);
  const before = known.get(id);
  if (before) return before;
  // Home, and what stands above the page in its address.
  const above = path.split('/').map((_, index, parts) => parts.slice(0, index).join('/') || '/');
  const wanted = new Set([...ids, ...above.flatMap((address) => idsAt(server, address))]);
  const pick = <Value>(all: Record<string, Value>) => Object.fromEntries(Object.entries(all).filter(([id]) => wanted.has(id)));
  const build = { ...server, routes: pick(server.routes), assets: { ...server.assets, routes: pick(server.assets.routes) } };
  known.set(id, build);
  return build;
}

function idsAt(server: ServerBuild, path: string): string[] {
  const find = finders.get(server) ?? createFinder(server);
  finders.set(server, find);
  return find(path);
}

function createFinder(server: ServerBuild) {
  const matcher = entryOf(server).createStaticHandler(routesBelow(server, undefined));
  const known = new LRUCache<string, string[]>(REMEMBERED);
  return (path: string) => {
    const ids = known.get(path) ?? matcher.match(path)?.map(({ route }) => route.id) ?? [];
    known.set(path, ids);
    return ids;
  };
}

/** Whether a page needs nothing of the database: it loads nothing, or says that it goes without what it loads. */
export function standsAlone(modules: ReturnType<typeof matchPage>): boolean {
  const [, ...below] = modules;
  return (
    below.length > 0 &&
    below.every(
      ({ loader, middleware, handle }) => (!loader && !middleware) || (handle as { standsAlone?: boolean } | undefined)?.standsAlone,
    )
  );
}

/** With which calls the form of a page is counted: the page says so in its `handle`. */
export function formLimitOf(modules: ReturnType<typeof matchPage>) {
  return (modules.at(-1)?.handle as { formLimit?: keyof typeof rateLimits } | undefined)?.formLimit;
}

function routesBelow(server: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(server.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    return index ? [{ id, path, index, caseSensitive }] : [{ id, path, caseSensitive, children: routesBelow(server, id) }];
  });
}
