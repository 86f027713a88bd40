// Builds the site: the server once, with all languages, and the browser's files once for each language, so that a visitor gets the texts
// of one. Content names the files, so those of all languages stand in one folder.
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/site-language.ts';
import { buildDirectoryOf } from './build-language.ts';
import { precompress } from './precompress.ts';

const ASSETS = 'build/client/assets';

const build = (language: string) =>
  execFileSync('react-router', ['build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', BUILD_LANGUAGE: language },
  });

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
precompress('build/client');
