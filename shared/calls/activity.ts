import type { CallTable } from '#shared/calls/call-table.ts';
import { activityAnswer } from '#shared/schemas/activity.ts';

export const activity = {
  'GET /contractor/activity': {
    operationId: 'getBusinessActivity',
    summary: 'How often the business was seen, called and asked, day by day',
    tags: ['owner'],
    response: { 200: activityAnswer },
  },
} satisfies CallTable;
