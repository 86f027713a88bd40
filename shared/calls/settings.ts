import type { CallTable } from '#shared/calls/call-table.ts';
import { phoneViewLimitAnswer, phoneViewLimitInput, phoneViewLimitUpdated } from '#shared/schemas/settings.ts';

const tags = ['settings'];

export const settings = {
  'GET /settings/phone-view-limit/get': { tags, response: { 200: phoneViewLimitAnswer } },
  'PUT /settings/phone-view-limit/update': { tags, body: phoneViewLimitInput, response: { 200: phoneViewLimitUpdated } },
} satisfies CallTable;
