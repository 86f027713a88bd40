import type { CallTable } from '#shared/calls/call-table.ts';
import { requirementInput, requirementSentAnswer } from '#shared/schemas/requirements.ts';

export const requirements = {
  'POST /requirement/send': {
    tags: ['enquiries'],
    description:
      'One request to one to three businesses that the visitor chose: an ordinary enquiry to each. The same sendKey again sends nothing more.',
    body: requirementInput,
    response: { 201: requirementSentAnswer },
  },
} satisfies CallTable;
