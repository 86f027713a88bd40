import type { FastifyBaseLogger } from 'fastify';
import { type WebhookEvent, webhookEvents } from '#shared/schemas/webhooks.ts';

/** What a plugin's handler is told: what a webhook's body says (docs/product/other-sites.md). */
export interface PluginEvent {
  type: WebhookEvent | 'test';
  /** When it happened, in ISO 8601. */
  timestamp: string;
  /** The row as it is now, with who asked and what they wrote; `{ _id, removed: true }` where it is gone. */
  data: object;
}

/** What a handler is given besides. */
export interface PluginTools {
  /** Ends when nobody waits for the handler any more. */
  signal: AbortSignal;
  log: FastifyBaseLogger;
}

/** Does something with an event. It is called again with the same event, up to three days, where it throws or takes too long. */
export type PluginHandler = (event: PluginEvent, tools: PluginTools) => unknown;

/** What a file of the plugin folder exports. */
export interface Plugin {
  /** What it does at which event; at 'test', when the team sends it one. */
  on: Partial<Record<PluginEvent['type'], PluginHandler>>;
}

/** @returns what a plugin is told of by itself. */
export const eventsOf = ({ on }: Plugin): WebhookEvent[] => webhookEvents.filter((event) => on[event] !== undefined);
