import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { priceHistoryAnswer, priceTickerAnswer, priceTickerInput, priceTickersAnswer } from '#shared/schemas/catalogue.ts';

const tags = ['prices'];

export const prices = {
  'GET /price-ticker/get': { operationId: 'listPrices', summary: 'Prices of materials', tags, response: { 200: priceTickersAnswer } },
  'GET /price-ticker/history/:id': {
    operationId: 'getPriceHistory',
    summary: 'How a price has changed',
    tags,
    params: byId,
    response: { 200: priceHistoryAnswer },
  },
  'POST /price-ticker/add': {
    operationId: 'addPrice',
    summary: 'Add a price',
    tags,
    body: priceTickerInput,
    response: { 201: priceTickerAnswer },
  },
  'PUT /price-ticker/update/:id': {
    operationId: 'updatePrice',
    summary: 'Change a price',
    tags,
    params: byId,
    body: priceTickerInput,
    response: { 200: priceTickerAnswer },
  },
  'DELETE /price-ticker/delete/:id': {
    operationId: 'deletePrice',
    summary: 'Delete a price',
    tags,
    params: byId,
    response: { 200: messageView },
  },
} satisfies CallTable;
