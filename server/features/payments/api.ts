import { listOrders } from '#server/features/payments/back-office/list-orders.ts';
import { noteRefund } from '#server/features/payments/back-office/note-refund.ts';
import { requireBuyer } from '#server/features/payments/buyer.ts';
import { createOrder } from '#server/features/payments/create-order.ts';
import { receiveWebhook } from '#server/features/payments/receive-webhook.ts';
import { verifyOrder } from '#server/features/payments/verify-order.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { backOfficeMessages } from '#shared/texts.ts';

/** Webhooks are a few kilobytes. */
const WEBHOOK_LIMIT = 64 * 1024;

export async function paymentCalls(app: App) {
  const { context } = app;

  app.route({
    ...callOf('POST /payment/orders/create'),
    config: { rateLimit: rateLimits.paymentOrder },
    // Who cannot buy is told so before their input is read.
    onRequest: async ({ viewer }) => void requireBuyer(viewer),
    handler: async ({ viewer, body, headers }, reply) => {
      const key = singleHeader(headers['idempotency-key']) || body.idempotency_key;
      const { orderId, sessionId, checkoutUrl } = await createOrder(context, viewer, { phoneNo: body.phone_number, key });
      return reply.code(201).send({
        success: true,
        payment_session_id: sessionId,
        order_id: orderId,
        ...(checkoutUrl === undefined ? {} : { checkout_url: checkoutUrl }),
      });
    },
  });

  app.route({
    ...callOf('GET /payment/orders/verify/:order_id'),
    config: { rateLimit: rateLimits.paymentVerify },
    handler: async ({ viewer, params }) => ({ success: true as const, status: await verifyOrder(context, viewer, params.order_id) }),
  });

  app.route({
    ...callOf('GET /admin/order/get'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await listOrders(context, viewer, query)) }),
  });

  app.route({
    ...callOf('PUT /admin/order/refund/:id'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, params, body }) => {
      await noteRefund(context, viewer, params.id, body);
      return { success: true as const, message: backOfficeMessages.refundNoted };
    },
  });

  await app.register(async (scope: App) => {
    // What is signed is the body as it came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      ...callOf('POST /payment/webhook'),
      bodyLimit: WEBHOOK_LIMIT,
      handler: async ({ headers, body }) => {
        await receiveWebhook(context, {
          timestamp: singleHeader(headers['x-webhook-timestamp']),
          signature: singleHeader(headers['x-webhook-signature']),
          body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        });
        return { success: true as const };
      },
    });
  });
}

function singleHeader(value: string | string[] | undefined) {
  return typeof value === 'string' ? value : undefined;
}
