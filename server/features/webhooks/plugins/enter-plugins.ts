import type { Context } from '#server/context.ts';
import { eventsOf } from '#server/features/webhooks/plugins/plugin.ts';
import { insertEndpoint, lockPlugins, selectEndpoints, switchOff, updateEvents } from '#server/features/webhooks/queries.ts';
import { drawSecret } from '#server/features/webhooks/signature.ts';
import { pluginAddress, pluginAt } from '#shared/schemas/webhooks.ts';

/**
 * Makes an endpoint of each plugin, so that it is told what happens as webhooks are: in the writer's transaction, in order, again where it fails. One
 * that the team has switched off stays off; one whose file is gone is switched off.
 */
export async function enterPlugins({ db, log, plugins }: Pick<Context, 'db' | 'log' | 'plugins'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockPlugins(transaction);
    const entered = (await selectEndpoints(transaction)).filter(({ url }) => pluginAt(url) !== undefined);
    for (const [name, plugin] of plugins) {
      const url = pluginAddress(name);
      const events = eventsOf(plugin);
      const endpoint = entered.find((one) => one.url === url);
      if (!endpoint) await insertEndpoint(transaction, { url, events, shows_private: true, secret: drawSecret(), made_by: 'PLUGINS_DIR' });
      else if (endpoint.events.join() !== events.join()) await updateEvents(transaction, endpoint.webhook_endpoint_id, events);
    }
    for (const { webhook_endpoint_id: id, url, is_on: isOn } of entered) {
      const name = pluginAt(url) as string;
      if (!isOn || plugins.has(name)) continue;
      await switchOff(transaction, id);
      log.warn({ plugin: name }, 'a plugin is not in PLUGINS_DIR any more: it is switched off');
    }
  });
}
