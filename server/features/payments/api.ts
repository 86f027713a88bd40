import * as z from 'zod/mini';
import { requireBuyer } from '#server/features/payments/buyer.ts';
import { createOrder } from '#server/features/payments/create-order.ts';
import { receiveNotice } from '#server/features/payments/receive-notice.ts';
import { verifyOrder } from '#server/features/payments/verify-order.ts';
import { rateLimits } from '#server/plugins/rate-limits.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { noticeAnswer, orderAnswer, orderInput, verifyAnswer } from '#shared/schemas/payments.ts';

/** Notices are a few kilobytes. */
const NOTICE_LIMIT = 64 * 1024;

export async function paymentCalls(app: App) {
  const { context } = app;
  const tags = ['payments'];

  app.post(
    '/payment/orders/create',
    {
      config: { rateLimit: rateLimits.paymentOrder },
      // Who cannot buy is told so before their input is read.
      onRequest: async ({ viewer }) => void requireBuyer(viewer),
      schema: { tags, body: orderInput, response: { 201: orderAnswer } },
    },
    async ({ viewer, body, headers }, reply) => {
      const key = singleHeader(headers['idempotency-key']) || body.idempotency_key;
      const { orderId, sessionId, checkoutUrl } = await createOrder(context, viewer, { phoneNo: body.phone_number, key });
      return reply.code(201).send({
        success: true,
        payment_session_id: sessionId,
        order_id: orderId,
        ...(checkoutUrl === undefined ? {} : { checkout_url: checkoutUrl }),
      });
    },
  );

  app.get(
    '/payment/orders/verify/:order_id',
    {
      config: { rateLimit: rateLimits.paymentVerify },
      schema: { tags, params: z.object({ order_id: z.string() }), response: { 200: verifyAnswer } },
    },
    async ({ viewer, params }) => ({ success: true as const, status: await verifyOrder(context, viewer, params.order_id) }),
  );

  await app.register(async (scope: App) => {
    // What is signed is the body as it came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(
      '/payment/webhook',
      { bodyLimit: NOTICE_LIMIT, schema: { tags, response: { 200: noticeAnswer } } },
      async ({ headers, body }) => {
        await receiveNotice(context, {
          timestamp: singleHeader(headers['x-webhook-timestamp']),
          signature: singleHeader(headers['x-webhook-signature']),
          body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        });
        return { success: true as const };
      },
    );
  });
}

function singleHeader(value: string | string[] | undefined) {
  return typeof value === 'string' ? value : undefined;
}
