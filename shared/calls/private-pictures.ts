import * as z from 'zod/mini';
import type { CallTable } from '#shared/calls/call-table.ts';

export const privatePictures = {
  'GET /private-picture/:file': {
    operationId: 'getPrivatePicture',
    summary: 'A picture that was sent with an enquiry',
    tags: ['enquiries'],
    description: 'For who sent it, the owners of the businesses that it was sent to, the team, and pages that a signed link opened.',
    params: z.object({ file: z.string() }),
    querystring: z.object({ pass: z.optional(z.string()) }),
    produces: ['image/webp'],
  },
} satisfies CallTable;
