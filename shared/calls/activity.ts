import type { CallTable } from '#shared/calls/call-table.ts';
import { activityAnswer } from '#shared/schemas/activity.ts';

export const activity = {
  'GET /contractor/activity': { tags: ['owner'], response: { 200: activityAnswer } },
} satisfies CallTable;
