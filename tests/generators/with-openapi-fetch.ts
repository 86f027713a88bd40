// The main calls by a client of openapi-typescript and openapi-fetch.
import assert from 'node:assert/strict';
import createClient from 'openapi-fetch';
import type { paths } from './made/openapi-typescript.d.ts';
import { admin, enquiry, need, newKey, newUser, price, site } from './steps.ts';

const open = (token?: string) =>
  createClient<paths>({ baseUrl: site, ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }) });
const visitor = open();

const services = await visitor.GET('/api/v1/service/get/{id}', { params: { path: { id: 'all' } } });
assert(need(services.data, services.error).data.length > 10);

const query = { q: 'roof leaking', city: 'Pune', state: 'Maharashtra' };
const found = await visitor.GET('/api/v1/contractor/search', { params: { query } });
const [business] = need(found.data, found.error).data;
assert(business);
const details = await visitor.GET('/api/v1/contractor/get-details/{id}', { params: { path: { id: business._id } } });
assert.equal(need(details.data, details.error).contractor.name, business.name);

const nowhere = await visitor.GET('/api/v1/contractor/get-details/{id}', { params: { path: { id: 'none' } } });
assert.equal(nowhere.response.status, 404);
assert.equal(nowhere.error?.success, false);

const account = newUser('fetch');
const registered = await visitor.POST('/api/v1/user/register', { body: account });
need(registered.data, registered.error);
const loggedIn = await visitor.POST('/api/v1/user/login', { body: account });
const user = open(need(loggedIn.data, loggedIn.error).token);
const sent = await user.POST('/api/v1/send-enquiry/{businessId}', {
  params: { path: { businessId: business._id }, header: { 'Idempotency-Key': 'openapi-fetch-1' } },
  body: enquiry,
});
need(sent.data, sent.error);
const mine = await user.GET('/api/v1/enquiries');
assert.equal(need(mine.data, mine.error).enquiries.length, 1);

const asAdmin = await visitor.POST('/api/v1/admin/login', { body: admin });
const made = await open(need(asAdmin.data, asAdmin.error).token).POST('/api/v1/admin/key/add', { body: newKey('fetch') });
const program = open(need(made.data, made.error).key);
let mirrored = 0;
for (let cursor: string | undefined, more = true; more; ) {
  const page = await program.GET('/api/v1/data/businesses', { params: { query: { limit: '500', cursor } } });
  const { data, next, more: follows } = need(page.data, page.error);
  mirrored += data.length;
  cursor = next;
  more = follows;
}
assert(mirrored > 100);

const entered = await program.POST('/api/v1/data/prices', { params: { header: { 'Idempotency-Key': 'openapi-fetch-2' } }, body: price });
const { _id: id, version } = need(entered.data, entered.error).data;
const at = (tag: string) => ({ params: { path: { id }, header: { 'If-Match': tag } } });
const changed = await program.PUT('/api/v1/data/prices/{id}', { ...at(`"${version}"`), body: { price: 405 } });
assert.equal(need(changed.data, changed.error).data.unit, price.unit);
const removed = await program.DELETE('/api/v1/data/prices/{id}', at(`"${version}"`));
assert.equal(removed.response.status, 412);
const again = await program.DELETE('/api/v1/data/prices/{id}', at('*'));
need(again.data, again.error);
