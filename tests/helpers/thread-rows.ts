import { randomUUID } from 'node:crypto';
import type { Row, World } from '#tests/helpers/role-rows.ts';

const id = ({ enquiry }: World) => enquiry;

/** What each role is answered around the conversation of an enquiry, which a visitor has sent to the owner's business. */
export function threadRows(): Row[] {
  return [
    ['GET /contractor/enquiries/{id}', [401, 403, 200, 404, 403], () => ({ id })],
    ['POST /contractor/enquiries/{id}/messages', [401, 403, 201, 404, 403], () => ({ id, body: { body: 'On Monday' } })],
    ['POST /contractor/enquiries/{id}/read', [401, 403, 200, 404, 403], () => ({ id, body: {} })],
    ['GET /contractor/quick-replies', [401, 403, 200, 200, 403]],
    ['PUT /contractor/quick-replies', [401, 403, 200, 200, 403], () => ({ body: { replies: ['On Monday'] } })],
    ['GET /contractor/chat-messages', [401, 403, 200, 200, 403]],
    ['POST /contractor/chat-messages/{id}/place', [401, 403, 404, 404, 403], () => ({ id, body: { enquiryId: randomUUID() } })],
    ['DELETE /contractor/chat-messages/{id}', [401, 403, 404, 404, 403], () => ({ id })],
    ['GET /enquiries', [401, 200, 200, 200, 403]],
    ['GET /enquiries/{thread}', [401, 404, 404, 404, 403], () => ({ id })],
    ['POST /enquiries/{thread}/messages', [401, 404, 404, 404, 403], () => ({ id, body: { body: 'And then?' } })],
    ['POST /enquiries/{thread}/read', [401, 404, 404, 404, 403], () => ({ id, body: {} })],
    ['POST /enquiries/{thread}/end', [401, 404, 404, 404, 403], () => ({ id, body: { as: 'found' } })],
    ['POST /enquiries/{thread}/reopen', [401, 404, 404, 404, 403], () => ({ id })],
    ['POST /enquiries/{thread}/answered', [401, 404, 404, 404, 403], () => ({ id })],
    ['POST /enquiries/{thread}/end-link', [401, 404, 404, 404, 403], () => ({ id })],
  ];
}
