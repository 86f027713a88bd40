import { performance } from 'node:perf_hooks';
import { postOnce } from '#server/base/post-once.ts';
import { isPublicUrl, lookUpPublic } from '#server/base/public-address.ts';
import { version } from '#server/base/version.ts';
import type { Context } from '#server/context.ts';
import { findRow } from '#server/features/data-feed/find-row.ts';
import { mailWebhookOff } from '#server/features/webhooks/mail-webhook-off.ts';
import { type ClaimedDelivery, findEndpoint, noteFailing, type Outcome, setNotTaken, setSent } from '#server/features/webhooks/queries.ts';
import { signHeaders } from '#server/features/webhooks/signature.ts';
import type { DataKind } from '#shared/schemas/data.ts';

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
  const { status } = outcome;
  if (status !== null && status >= 200 && status < 300) return setSent(db, delivery, outcome);
  await setNotTaken(db, delivery, outcome, isTest);
  if (isTest) return;
  await db.transaction().execute(async (transaction) => {
    const failing = { isGone: status === GONE, isUnreached: status === null };
    const isOff = await noteFailing(transaction, endpoint.webhook_endpoint_id, failing);
    if (isOff) await jobs.enqueue(transaction, mailWebhookOff, { endpointId: endpoint.webhook_endpoint_id });
  });
}

async function send(context: Context, endpoint: Endpoint, delivery: ClaimedDelivery): Promise<Outcome> {
  const standIn = context.config.WEBHOOK_STAND_IN;
  const body = JSON.stringify({
    type: delivery.event,
    timestamp: delivery.created_at.toISOString(),
    data: await describe(context, endpoint, delivery),
  });
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
  const kind = KINDS[event.split('.')[0] as string];
  if (!kind) return {};
  return (await findRow(db, kind, id, showsPrivate)) ?? { _id: id, removed: true };
}
