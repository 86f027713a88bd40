import type { CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { nomineeAnswer, nomineeInput } from '#shared/schemas/nominees.ts';

const tags = ['account'];

export const nominees = {
  'GET /account/nominee': {
    operationId: 'getNominee',
    signedIn: 'always',
    summary: 'Whom you have named to act for you',
    tags,
    description: 'Null where you have named nobody.',
    response: { 200: nomineeAnswer },
  },
  'PUT /account/nominee': {
    operationId: 'setNominee',
    signedIn: 'always',
    summary: 'Name somebody to act for you',
    tags,
    description:
      'In the event of your death or incapacity. Takes the place of whoever you have named before. Not yourself. 403 `proof_needed` without a fresh proof.',
    body: nomineeInput,
    response: { 200: messageView },
  },
  'DELETE /account/nominee': {
    operationId: 'removeNominee',
    signedIn: 'always',
    summary: 'Take back whom you have named',
    tags,
    description: 'Again, it changes nothing.',
    response: { 200: messageView },
  },
} satisfies CallTable;
