import * as z from 'zod/mini';
import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { orderListAnswer, orderListQuery, refundInput } from '#shared/schemas/back-office-lists.ts';
import { orderAnswer, orderInput, verifyAnswer, webhookAnswer } from '#shared/schemas/payments.ts';

const tags = ['payments'];

export const payments = {
  'POST /payment/orders/create': {
    operationId: 'createOrder',
    signedIn: 'always',
    summary: 'Begin a payment',
    tags,
    body: orderInput,
    response: { 201: orderAnswer },
  },
  'GET /payment/orders/verify/:order_id': {
    operationId: 'verifyOrder',
    signedIn: 'always',
    summary: 'How a payment stands',
    tags,
    params: z.object({ order_id: z.string() }),
    response: { 200: verifyAnswer },
  },
  'GET /admin/order/get': {
    operationId: 'listOrders',
    summary: 'All payments',
    tags,
    querystring: orderListQuery,
    response: { 200: orderListAnswer },
  },
  'PUT /admin/order/refund/:id': {
    operationId: 'noteRefund',
    summary: 'Note that a payment was refunded',
    tags,
    params: byId,
    body: refundInput,
    response: { 200: messageView },
  },
  'POST /payment/webhook': {
    operationId: 'receivePaymentNotice',
    summary: 'Where the payment provider reports payments',
    tags,
    response: { 200: webhookAnswer },
  },
} satisfies CallTable;
