import type { Context } from '#server/context.ts';
import type { PluginEvent } from '#server/features/webhooks/plugins/plugin.ts';

/** How long a handler may take: as long as an endpoint of the network. Milliseconds. */
const PATIENCE = 10_000;

const LATE = Symbol('late');

/** What a log says of a plugin that has not done its work. */
export type PluginFault = 'EPLUGIN' | 'ENOHANDLER' | 'ETIMEDOUT';

/**
 * Has a plugin do its work.
 * @param patience how long it may take. Milliseconds.
 * @returns why it has not; nothing where it has. What it threw stands in the program's log.
 */
export async function runPlugin(
  { plugins, log }: Pick<Context, 'plugins' | 'log'>,
  name: string,
  event: PluginEvent,
  patience = PATIENCE,
): Promise<PluginFault | null> {
  const handler = plugins.get(name)?.on[event.type];
  if (!handler) return 'ENOHANDLER';
  const signal = AbortSignal.timeout(patience);
  const late = new Promise<typeof LATE>((resolve) => signal.addEventListener('abort', () => resolve(LATE), { once: true }));
  try {
    const done = await Promise.race([handler(event, { signal, log: log.child({ plugin: name }) }), late]);
    return done === LATE ? 'ETIMEDOUT' : null;
  } catch (error) {
    log.warn({ plugin: name, event: event.type, err: error }, 'a plugin failed, it is told again');
    return signal.aborted ? 'ETIMEDOUT' : 'EPLUGIN';
  }
}
