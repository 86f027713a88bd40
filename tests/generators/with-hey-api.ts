// The main calls by a client of @hey-api/openapi-ts.
import assert from 'node:assert/strict';
import { createClient } from './made/hey-api/client/index.ts';
import {
  changePrice,
  createPrice,
  exportBusinesses,
  getBusinessDetails,
  listSentEnquiries,
  listServices,
  logInAdmin,
  logInUser,
  makeKey,
  registerUser,
  removePrice,
  searchBusinesses,
  sendEnquiry,
} from './made/hey-api/index.ts';
import { admin, enquiry, need, newKey, newUser, price, site } from './steps.ts';

const open = (auth?: string) => createClient({ baseUrl: site, ...(auth === undefined ? {} : { auth }) });
const visitor = open();

const services = await listServices({ client: visitor, path: { id: 'all' } });
assert(need(services.data, services.error).data.length > 10);

const query = { q: 'roof leaking', city: 'Pune', state: 'Maharashtra' };
const found = await searchBusinesses({ client: visitor, query });
const [business] = need(found.data, found.error).data;
assert(business);
const details = await getBusinessDetails({ client: visitor, path: { id: business._id } });
assert.equal(need(details.data, details.error).contractor.name, business.name);

const nowhere = await getBusinessDetails({ client: visitor, path: { id: 'none' } });
assert.equal(nowhere.response?.status, 404);
assert.equal(nowhere.error?.success, false);

const account = newUser('hey');
const registered = await registerUser({ client: visitor, body: account });
need(registered.data, registered.error);
const loggedIn = await logInUser({ client: visitor, body: account });
const user = open(need(loggedIn.data, loggedIn.error).token);
const headers = { 'Idempotency-Key': 'hey-api-1' };
const sent = await sendEnquiry({ client: user, path: { businessId: business._id }, headers, body: enquiry });
need(sent.data, sent.error);
const mine = await listSentEnquiries({ client: user });
assert.equal(need(mine.data, mine.error).enquiries.length, 1);

const asAdmin = await logInAdmin({ client: visitor, body: admin });
const made = await makeKey({ client: open(need(asAdmin.data, asAdmin.error).token), body: newKey('hey') });
const program = open(need(made.data, made.error).key);
let mirrored = 0;
for (let cursor: string | undefined, more = true; more; ) {
  const page = await exportBusinesses({ client: program, query: { limit: '500', cursor } });
  const { data, next, more: follows } = need(page.data, page.error);
  mirrored += data.length;
  cursor = next;
  more = follows;
}
assert(mirrored > 100);

const entered = await createPrice({ client: program, headers: { 'Idempotency-Key': 'hey-api-2' }, body: price });
const { _id: id, version } = need(entered.data, entered.error).data;
const changed = await changePrice({ client: program, path: { id }, headers: { 'If-Match': `"${version}"` }, body: { price: 405 } });
assert.equal(need(changed.data, changed.error).data.unit, price.unit);
const removed = await removePrice({ client: program, path: { id }, headers: { 'If-Match': `"${version}"` } });
assert.equal(removed.response?.status, 412);
const again = await removePrice({ client: program, path: { id }, headers: { 'If-Match': '*' } });
need(again.data, again.error);
