// The site as it is built, with every text of the catalogue marked, in a data folder that goes when it stops. Vite's development server
// would send each page in some hundred pieces.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { readConfig } from '#server/base/config.ts';
import { spokenLanguage } from '#server/base/language.ts';
import { createLog } from '#server/base/log.ts';
import { entryOf, type PageBuild } from '#server/pages/page-build.ts';
import { start } from '#server/start/start.ts';
import { PSEUDO_BUILD } from '../../scripts/build-language.ts';

async function buildPages(): Promise<PageBuild> {
  execFileSync('node_modules/.bin/react-router', ['build'], { stdio: 'pipe' });
  const build = (await import(pathToFileURL(path.resolve(PSEUDO_BUILD, 'server/index.js')).href)) as ServerBuild;
  entryOf(build).findLanguageBy(spokenLanguage);
  return { load: async () => build, clientDir: path.resolve(PSEUDO_BUILD, 'client') };
}

process.on('exit', () => {
  for (const folder of [process.env.DATA_DIR ?? '', PSEUDO_BUILD]) rmSync(folder, { recursive: true, force: true });
});
const config = readConfig(process.env);
const { stop } = await start(config, createLog(config), { pageBuild: await buildPages() });
process.on('SIGTERM', async () => {
  await stop();
  process.exit(0);
});
