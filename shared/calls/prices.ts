import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { priceHistoryAnswer, priceTickerAnswer, priceTickerInput, priceTickersAnswer } from '#shared/schemas/catalogue.ts';

const tags = ['prices'];

export const prices = {
  'GET /price-ticker/get': { tags, response: { 200: priceTickersAnswer } },
  'GET /price-ticker/history/:id': { tags, params: byId, response: { 200: priceHistoryAnswer } },
  'POST /price-ticker/add': { tags, body: priceTickerInput, response: { 201: priceTickerAnswer } },
  'PUT /price-ticker/update/:id': { tags, params: byId, body: priceTickerInput, response: { 200: priceTickerAnswer } },
  'DELETE /price-ticker/delete/:id': { tags, params: byId, response: { 200: messageView } },
} satisfies CallTable;
