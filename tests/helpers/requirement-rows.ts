import type { Row, World } from '#tests/helpers/role-rows.ts';

/** No request of anybody's. */
const id = ({ enquiry }: World) => enquiry;

/** What each role is answered around requests for quotes of somebody else. */
export function requirementRows(): Row[] {
  return [
    ['GET /requirements', [401, 200, 200, 200, 403]],
    ['POST /requirements/{request}/close', [404, 404, 404, 404, 404], () => ({ id, body: { as: 'not_needed' } })],
    ['POST /requirements/{request}/reopen', [404, 404, 404, 404, 404], () => ({ id })],
    [
      'POST /requirements/{request}/ask-instead',
      [404, 404, 404, 404, 404],
      () => ({ id, body: ({ enquiry, business }: World) => ({ enquiry, business }) }),
    ],
    ['POST /requirements/{request}/work-done', [404, 404, 404, 404, 404], () => ({ id, body: { as: 'done' } })],
    ['POST /requirements/{request}/end-link', [404, 404, 404, 404, 404], () => ({ id })],
  ];
}
