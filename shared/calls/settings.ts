import type { CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { brandInput } from '#shared/schemas/brand-settings.ts';
import { weeklyFiguresInput } from '#shared/schemas/figures.ts';
import { phoneViewLimitAnswer, phoneViewLimitInput, phoneViewLimitUpdated } from '#shared/schemas/settings.ts';

const tags = ['settings'];

export const settings = {
  'GET /settings/phone-view-limit/get': {
    operationId: 'getPhoneViewLimit',
    summary: 'How many phone numbers an account sees in a day',
    tags,
    response: { 200: phoneViewLimitAnswer },
  },
  'PUT /settings/phone-view-limit/update': {
    operationId: 'setPhoneViewLimit',
    summary: 'Set how many phone numbers an account sees in a day',
    tags,
    body: phoneViewLimitInput,
    response: { 200: phoneViewLimitUpdated },
  },
  'PUT /settings/weekly-figures/update': {
    operationId: 'setWeeklyFigures',
    summary: 'Turn the weekly mail of figures on or off',
    tags,
    body: weeklyFiguresInput,
    response: { 200: messageView },
  },
  'PUT /settings/brand/update': {
    operationId: 'setBrand',
    summary: 'Set name, contact, colours and logo',
    tags,
    description: 'Sets what the brand shows; an empty field falls back to the files',
    body: brandInput,
    response: { 200: messageView },
  },
} satisfies CallTable;
