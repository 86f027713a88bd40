import type { ApiScope } from '#shared/schemas/api-keys.ts';
import type { Row } from '#tests/helpers/role-rows.ts';

/** What each call of programs takes of a key. Every other call takes no key at all. */
export const KEY_TABLE: Record<string, ApiScope> = {
  'GET /data/businesses': 'businesses:read',
  'GET /data/businesses/{id}': 'businesses:read',
  'POST /data/businesses': 'businesses:write',
  'PUT /data/businesses/{id}': 'businesses:write',
  'PUT /data/businesses/{id}/status': 'businesses:write',
  'DELETE /data/businesses/{id}': 'businesses:write',
  'GET /data/services': 'content:read',
  'GET /data/prices': 'content:read',
  'GET /data/posters': 'content:read',
  'GET /data/blog': 'content:read',
  'GET /data/services/{id}': 'content:read',
  'POST /data/services': 'content:write',
  'PUT /data/services/{id}': 'content:write',
  'DELETE /data/services/{id}': 'content:write',
  'GET /data/prices/{id}': 'content:read',
  'POST /data/prices': 'content:write',
  'PUT /data/prices/{id}': 'content:write',
  'DELETE /data/prices/{id}': 'content:write',
  'GET /data/posters/{id}': 'content:read',
  'POST /data/posters': 'content:write',
  'PUT /data/posters/{id}': 'content:write',
  'DELETE /data/posters/{id}': 'content:write',
  'GET /data/blog/{id}': 'content:read',
  'POST /data/blog': 'content:write',
  'PUT /data/blog/{id}': 'content:write',
  'DELETE /data/blog/{id}': 'content:write',
  'POST /data/blog/picture': 'content:write',
  'GET /data/reviews': 'reviews:read',
  'GET /data/users': 'users:read',
  'GET /data/orders': 'orders:read',
  'GET /data/enquiries': 'enquiries:read',
};

/** Nobody who is signed in, or not, gets one of them answered. */
export const keyRows = (): Row[] =>
  Object.keys(KEY_TABLE).map((name) => [name, [401, 401, 401, 401, 401], () => (name.startsWith('GET ') ? {} : { body: {} })]);
