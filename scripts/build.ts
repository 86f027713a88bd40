// Builds the site: the server once, with all languages, and the browser's files once for each language, so that a visitor gets the texts
// of one. Content names the files, so those of all languages stand in one folder.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build as bundle } from 'vite';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/site-language.ts';
import { buildDirectoryOf } from './build-language.ts';
import { beginBuild, endBuild } from './build-stamp.mjs';
import { scriptTarget } from './floor.ts';
import { precompress } from './precompress.ts';

const ASSETS = 'build/client/assets';

const build = (language: string) =>
  execFileSync('react-router', ['build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', BUILD_LANGUAGE: language },
  });

beginBuild();
build(DEFAULT_LANGUAGE);
for (const language of LANGUAGES) {
  if (language === DEFAULT_LANGUAGE) continue;
  build(language);
  const own = buildDirectoryOf(language);
  const assets = path.join(own, 'client/assets');
  const manifest = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)) ?? '';
  const json = readFileSync(path.join(assets, manifest), 'utf8').replace(/^window\.__reactRouterManifest=|;$/g, '');
  writeFileSync(`build/server/manifest-${language}.json`, json);
  cpSync(assets, ASSETS, { recursive: true });
  rmSync(own, { recursive: true });
}
// What old browsers load before the page's script. Pages of every build name it alike: what it brings, it brings where it is missing.
await buildScript('app/old-browsers.ts');
// What pages of other sites load.
await buildScript('app/embed/embed.ts');
precompress('build/client');
endBuild();
prepareStart();

/** Builds a script that stands by itself, under the name of its file. */
function buildScript(input: string) {
  return bundle({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: scriptTarget,
      outDir: 'build/client',
      emptyOutDir: false,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: '[name].js' } },
    },
  });
}

/**
 * Lets Node meet every file of the server once, as `npm start` starts it. What takes the types out of a file stays with 30 MB in the process
 * that needs it; from now on the first start finds them taken out already, and is twice as fast. The setting ends it before it begins.
 */
function prepareStart() {
  const env = { ...process.env, NODE_OPTIONS: '--import ./scripts/load-server.ts', PORT: 'none' };
  spawnSync('sh', ['scripts/serve.sh'], { stdio: 'ignore', env });
}
