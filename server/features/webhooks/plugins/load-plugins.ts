import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { Config } from '#server/base/config.ts';
import { StartError } from '#server/base/start-error.ts';
import { eventsOf, type Plugin } from '#server/features/webhooks/plugins/plugin.ts';
import { webhookEvents } from '#shared/schemas/webhooks.ts';

const FILE = /^(?<name>[a-z0-9][a-z0-9-]{0,49})\.(?:m?js|m?ts)$/;
const handler = z.custom<Plugin['on'][keyof Plugin['on']]>((value) => typeof value === 'function');
const plugin = z.object({ on: z.partialRecord(z.enum([...webhookEvents, 'test']), handler) });

export type Plugins = ReadonlyMap<string, Plugin>;

/**
 * Reads the files of the plugin folder (PLUGINS_DIR), in the order of their names; without one there is none. Hidden files, folders and files of
 * other endings are no plugins.
 * @returns plugins by the names of their files, without the endings.
 * @throws StartError that names the file, and what is wrong with it.
 */
export async function loadPlugins({ PLUGINS_DIR: folder }: Pick<Config, 'PLUGINS_DIR'>): Promise<Plugins> {
  if (folder === undefined) return new Map();
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    throw new StartError(`PLUGINS_DIR must be a folder that can be read, found ${folder} (${error.code})`);
  });
  const files = entries.filter((entry) => !entry.isDirectory() && /^[^.].*\.m?[jt]s$/.test(entry.name)).map(({ name }) => name);
  const plugins = new Map<string, Plugin>();
  for (const file of files.sort()) {
    const name = FILE.exec(file)?.groups?.name;
    if (!name)
      throw new StartError(`PLUGINS_DIR: ${file} must be named with small letters, digits and hyphens, such as rows-to-a-sheet.mjs`);
    if (plugins.has(name)) throw new StartError(`PLUGINS_DIR: two files are named ${name}`);
    plugins.set(name, await loadPlugin(folder, file));
  }
  return plugins;
}

async function loadPlugin(folder: string, file: string): Promise<Plugin> {
  const module: unknown = await import(pathToFileURL(path.join(folder, file)).href).catch((error) => {
    throw new StartError(`PLUGINS_DIR: ${file} cannot be loaded: ${String(error.message ?? error).split('\n')[0]}`);
  });
  const read = plugin.safeParse(module);
  if (!read.success || eventsOf(read.data).length === 0) {
    throw new StartError(
      `PLUGINS_DIR: ${file} must export on = { … } with a function for each of what it is told of: ${webhookEvents.join(', ')}`,
    );
  }
  return read.data;
}
