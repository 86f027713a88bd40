import { performance } from 'node:perf_hooks';
import { postOnce } from '#server/base/post-once.ts';
import { isPublicUrl, lookUpPublic } from '#server/base/public-address.ts';
import { version } from '#server/base/version.ts';
import type { Context } from '#server/context.ts';
import { findRow } from '#server/features/data-feed/find-row.ts';
import { mailWebhookOff } from '#server/features/webhooks/mail-webhook-off.ts';
import type { PluginEvent } from '#server/features/webhooks/plugins/plugin.ts';
import { runPlugin } from '#server/features/webhooks/plugins/run-plugin.ts';
import { type ClaimedDelivery, findEndpoint, noteFailing, type Outcome, setNotTaken, setSent } from '#server/features/webhooks/queries.ts';
import { signHeaders } from '#server/features/webhooks/signature.ts';
import type { DataKind } from '#shared/schemas/data.ts';
import { pluginAt } from '#shared/schemas/webhooks.ts';

/** How long an endpoint has for its answer. Milliseconds. */
const PATIENCE = 10_000;
/** It says itself that it is gone for good (Standard Webhooks 1.0). */
const GONE = 410;

type Endpoint = NonNullable<Awaited<ReturnType<typeof findEndpoint>>>;

const KINDS: Record<string, DataKind> = { business: 'businesses', enquiry: 'enquiries', review: 'reviews', order: 'orders' };

/**
 * Sends a claimed delivery, and notes how that went.
 * @param isTest it is sent this once, and what becomes of it is no matter of the endpoint's state.
 */
export async function deliver(context: Context, delivery: ClaimedDelivery, isTest = false): Promise<void> {
  const { db, jobs } = context;
  const endpoint = await findEndpoint(db, delivery.webhook_endpoint_id);
  if (!endpoint) return;
  const outcome = await send(context, endpoint, delivery);
  const { status, fault } = outcome;
  const isTaken = status === null ? fault === null : status >= 200 && status < 300;
  if (isTaken) return setSent(db, delivery, outcome);
  await setNotTaken(db, delivery, outcome, isTest);
  if (isTest) return;
  await db.transaction().execute(async (transaction) => {
    // A plugin that fails at one thing does not at another.
    const failing = { isGone: status === GONE, isUnreached: status === null && pluginAt(endpoint.url) === undefined };
    const isOff = await noteFailing(transaction, endpoint.webhook_endpoint_id, failing);
    if (isOff) await jobs.enqueue(transaction, mailWebhookOff, { endpointId: endpoint.webhook_endpoint_id });
  });
}

async function send(context: Context, endpoint: Endpoint, delivery: ClaimedDelivery): Promise<Outcome> {
  const event = {
    type: delivery.event as PluginEvent['type'],
    timestamp: delivery.created_at.toISOString(),
    data: await describe(context, endpoint, delivery),
  };
  const plugin = pluginAt(endpoint.url);
  return plugin === undefined ? post(context, endpoint, delivery, event) : run(context, plugin, event);
}

async function run(context: Context, plugin: string, event: PluginEvent): Promise<Outcome> {
  const began = performance.now();
  const fault = await runPlugin(context, plugin, event);
  return { status: null, fault, tookMs: Math.round(performance.now() - began) };
}

async function post(context: Context, endpoint: Endpoint, delivery: ClaimedDelivery, event: PluginEvent): Promise<Outcome> {
  const standIn = context.config.WEBHOOK_STAND_IN;
  const body = JSON.stringify(event);
  const id = `msg_${delivery.webhook_delivery_id}`;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': `nirmaan/${version}`,
    ...signHeaders({ secret: endpoint.secret, id, at: new Date(), body }),
  };
  const began = performance.now();
  const took = () => ({ tookMs: Math.round(performance.now() - began) });
  try {
    // What was allowed when it was entered may not be now.
    if (!isPublicUrl(endpoint.url, { standIn, anyPort: true })) return { status: null, fault: 'EPRIVATE', ...took() };
    const lookup = new URL(endpoint.url).origin === standIn ? undefined : lookUpPublic();
    const { status } = await postOnce(endpoint.url, { headers, body, patience: PATIENCE, lookup });
    return { status, fault: null, ...took() };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { status: null, fault: code ?? 'EUNKNOWN', ...took() };
  }
}

/** What the thing is when it is told: nothing of it is kept for later, so nothing is told of who was forgotten meanwhile. */
async function describe({ db }: Context, { shows_private: showsPrivate }: Endpoint, { event, object_id: id }: ClaimedDelivery) {
  if (event === 'test') return {};
  const kind = KINDS[event.split('.')[0] as string];
  return (kind && (await findRow(db, kind, id, showsPrivate))) ?? { _id: id, removed: true };
}
