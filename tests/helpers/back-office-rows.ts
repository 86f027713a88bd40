import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { indiaDay } from '#server/base/india-day.ts';
import { createSigner } from '#server/base/signer.ts';
import { readSigningKeys } from '#server/db/signing-keys.ts';
import type { DB } from '#server/db/types.ts';
import { signDecided } from '#server/features/businesses/moderation/undo-token.ts';
import { listShippedSayings } from '#server/features/lexicon-upkeep/shipped-sayings.ts';
import { makeBlocked } from '#tests/factories/account-block.ts';
import { makeAdmin } from '#tests/factories/admin.ts';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeBusinessEdit } from '#tests/factories/business-edit.ts';
import { makeCheck } from '#tests/factories/check.ts';
import { makeClaim } from '#tests/factories/claim.ts';
import { makeCorrection } from '#tests/factories/correction.ts';
import { makeDuplicatePair, makeMerge } from '#tests/factories/duplicate.ts';
import { makeFollowedSearch } from '#tests/factories/followed-search.ts';
import { newsletterForm, priceForm, templateForm } from '#tests/factories/good-forms.ts';
import { makeNewsletter } from '#tests/factories/newsletter.ts';
import { makePaidOrder } from '#tests/factories/paid-order.ts';
import { makePoster } from '#tests/factories/poster.ts';
import { makePriceTicker } from '#tests/factories/price-ticker.ts';
import { makeRemovedPrice } from '#tests/factories/removed-price.ts';
import { makeSaying } from '#tests/factories/saying.ts';
import { makeService } from '#tests/factories/service.ts';
import { makeSubscription } from '#tests/factories/subscription.ts';
import { makeUser } from '#tests/factories/user.ts';
import { makeWaitingChange } from '#tests/factories/waiting-change.ts';
import { makeDelivery, makeWebhook } from '#tests/factories/webhook.ts';
import { next, profile, type Row, unique, type World } from '#tests/helpers/role-rows.ts';

const password = 'monsoon-2026';
/** A passkey as no device makes one. */
const madeNowhere = { name: 'Laptop', id: 'AAAA', response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
const webhookForm = { url: 'https://partner.example/hook', events: ['order.paid'], showsPrivate: false };

/** What each role is answered by the calls of the back office: the team alone gets through. @param picture a JPEG as a data URL. */
export async function makeBackOfficeRows(db: Kysely<DB>, picture: string): Promise<Row[]> {
  const keys = await readSigningKeys(db);
  const signer = createSigner(() => keys);
  /** Words that led to profiles of a service, which are proposed as sayings of it: each is refused once. */
  const service = await makeService(db);
  const proposals = Array.from({ length: 20 }, (_, n) => ({ words: `rope trouble ${n}`, service }));
  for (const { words } of proposals) await makeFollowedSearch(db, { words, service_id: service });
  const shipped = listShippedSayings();
  const unowned: string[] = [];
  for (let n = 0; n < 20; n++) unowned.push(await makeBusiness(db, { email_proven_at: null }));
  return [
    // Long before the calls about endpoints, as there may be twenty of them, and rows are asked side by side.
    ['POST /admin/webhook/add', [401, 403, 403, 403, 201], () => ({ body: webhookForm })],
    ['POST /poster/admin/add', [401, 403, 403, 403, 201], () => ({ body: { poster_name: 'Monsoon', image: picture } })],
    ['PUT /poster/admin/update/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makePoster(db), body: { poster_name: 'Monsoon' } })],
    ['DELETE /poster/admin/delete/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makePoster(db) })],
    ['GET /admin/claim/get', [401, 403, 403, 403, 200]],
    ['PUT /admin/claim/decide/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeClaim(db), body: { decision: 'accept' } })],
    [
      'PUT /admin/claim/take-back/{id}',
      [401, 403, 403, 403, 200],
      () => ({ id: () => makeClaim(db, { state: 'taken' }), body: { reason: 'The shop is somebody else’s' } }),
    ],
    ['GET /admin/removed/get', [401, 403, 403, 403, 200]],
    [
      'PUT /admin/removed/bring-back/{kind}/{id}',
      [401, 403, 403, 403, 200],
      () => ({ id: async () => `price_ticker/${await makeRemovedPrice(db)}` }),
    ],
    ['GET /admin/message/get', [401, 403, 403, 403, 200]],
    [
      'PUT /admin/message/template/{kind}/{language}',
      [401, 403, 403, 403, 200],
      () => ({ id: async () => 'test/hi', body: { ...templateForm, text: `{time} ${next()}` } }),
    ],
    ['POST /admin/message/test', [401, 403, 403, 403, 201], () => ({ body: { phoneNo: '9876543210', language: 'en' } })],
    ['POST /service/add', [401, 403, 403, 403, 201], () => ({ body: { ...unique(), category: 'contractor' } })],
    [
      'PUT /service/update/{id}',
      [401, 403, 403, 403, 200],
      () => ({ id: () => makeService(db), body: { ...unique(), category: 'supplier' } }),
    ],
    ['DELETE /service/delete/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeService(db) })],
    ['POST /price-ticker/add', [401, 403, 403, 403, 201], () => ({ body: priceForm })],
    ['PUT /price-ticker/update/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makePriceTicker(db), body: priceForm })],
    ['DELETE /price-ticker/delete/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makePriceTicker(db) })],

    ['PUT /admin/update/contractor-status/{id}', [401, 403, 403, 403, 200], () => ({ body: { status: 'approved' }, status: 'pending' })],
    [
      'PUT /admin/business/decide',
      [401, 403, 403, 403, 200],
      () => ({ body: ({ business }: World) => ({ status: 'approved', businesses: [{ _id: business, version: 1 }] }), status: 'pending' }),
    ],
    [
      'PUT /admin/business/undo',
      [401, 403, 403, 403, 200],
      () => ({
        body: ({ business }: World) => ({
          undo: [
            signDecided(signer, {
              businessId: business,
              version: 1,
              before: { status: 'pending', reason: '' },
              until: Date.now() + 10_000,
            }),
          ],
        }),
      }),
    ],
    ['PUT /contractor/update/{id}', [401, 403, 403, 403, 200], () => ({ body: { ...profile(), description: 'Bags', images: [picture] } })],
    ['GET /admin/business/search', [401, 403, 403, 403, 200]],
    ['PUT /admin/business/checked/{id}', [401, 403, 403, 403, 200], () => ({ id: (world) => world.business, body: { checked: true } })],
    ['GET /admin/changes', [401, 403, 403, 403, 200]],
    [
      'PUT /admin/changes/{id}',
      [401, 403, 403, 403, 200],
      () => {
        const _id = randomUUID();
        return {
          id: async ({ business: business_id }) => {
            await makeWaitingChange(db, { waiting_change_id: _id, business_id });
            return business_id;
          },
          body: { decisions: [{ _id, decision: 'accept' }] },
        };
      },
    ],
    ['GET /admin/corrections', [401, 403, 403, 403, 200]],
    ['PUT /admin/corrections/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeCorrection(db), body: { decision: 'accept' } })],
    ['GET /admin/checks', [401, 403, 403, 403, 200]],
    ['PUT /admin/checks/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeCheck(db), body: { decision: 'refuse', reason: 'No' } })],
    ['GET /admin/checks/documents/{id}', [401, 403, 403, 403, 404], () => ({ id: async () => randomUUID() })],
    [
      'POST /admin/checks/address/{id}',
      [401, 403, 403, 403, 201],
      () => ({ id: (world) => world.business, body: { way: 'visit', checkedOn: indiaDay() } }),
    ],
    ['POST /admin/checks/letter/{id}', [401, 403, 403, 403, 201], () => ({ id: (world) => world.business })],
    ['GET /admin/duplicates', [401, 403, 403, 403, 200]],
    ['PUT /admin/duplicates/not-same/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeDuplicatePair(db) })],
    [
      'GET /admin/duplicates/compare/{one}/{other}',
      [401, 403, 403, 403, 200],
      () => ({ id: async () => `${await makeBusiness(db)}/${await makeBusiness(db)}` }),
    ],
    [
      'POST /admin/duplicates/merge',
      [401, 403, 403, 403, 201],
      () => ({ body: ({ business }: World) => ({ keep: business, merge: unowned.pop() }) }),
    ],
    ['GET /admin/duplicates/merged', [401, 403, 403, 403, 200]],
    ['PUT /admin/duplicates/undo/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeMerge(db) })],
    ['GET /admin/business/edits', [401, 403, 403, 403, 200]],
    ['PUT /admin/business/edits/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeBusinessEdit(db) })],
    ['GET /admin/numbers/get', [401, 403, 403, 403, 200]],
    ['GET /admin/figures/get', [401, 403, 403, 403, 200]],
    ['PUT /settings/weekly-figures/update', [401, 403, 403, 403, 200], () => ({ body: { isOn: false } })],
    ['GET /admin/health/get', [401, 403, 403, 403, 200]],
    ['GET /admin/saying/get', [401, 403, 403, 403, 200]],
    ['GET /admin/saying/read', [401, 403, 403, 403, 200], () => ({ query: '?q=cement' })],
    ['GET /admin/saying/unanswered', [401, 403, 403, 403, 200]],
    ['GET /admin/saying/proposed', [401, 403, 403, 403, 200]],
    ['POST /admin/saying/add', [401, 403, 403, 403, 201], () => ({ body: { saying: `knotty trouble ${next()}`, service } })],
    ['PUT /admin/saying/update/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeSaying(db), body: { isOn: false } })],
    ['DELETE /admin/saying/delete/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeSaying(db) })],
    ['PUT /admin/saying/switch', [401, 403, 403, 403, 200], () => ({ body: { ...shipped[next() % shipped.length], isOn: false } })],
    ['PUT /admin/saying/refuse', [401, 403, 403, 403, 200], () => ({ body: proposals[next() % proposals.length] })],
    ['POST /search/followed', [200, 200, 200, 200, 200], () => ({ body: ({ business }: World) => ({ words: 'roof leaking', business }) })],
    ['POST /admin/import/check', [401, 403, 403, 403, 415], () => ({ body: {} })],
    ['POST /admin/import/look', [401, 403, 403, 403, 415], () => ({ body: {} })],
    ['GET /admin/import/template', [401, 403, 403, 403, 200]],
    ['GET /admin/import/get', [401, 403, 403, 403, 200]],
    ['GET /admin/import/get/{id}', [401, 403, 403, 403, 404]],
    ['GET /admin/import/errors/{id}', [401, 403, 403, 403, 404]],
    [
      'POST /admin/import/take/{id}',
      [401, 403, 403, 403, 404],
      () => ({ body: { column: 'service', written: 'Roofs', value: 'Waterproofing' } }),
    ],
    ['POST /admin/import/photos/{id}', [401, 403, 403, 403, 415], () => ({ body: {} })],
    ['POST /admin/import/start/{id}', [401, 403, 403, 403, 404], () => ({ body: { status: 'approved' } })],
    ['POST /admin/import/stop/{id}', [401, 403, 403, 403, 404]],
    ['POST /admin/import/undo/{id}', [401, 403, 403, 403, 404]],
    ['GET /admin/import/source/get', [401, 403, 403, 403, 200]],
    [
      'POST /admin/import/source/add',
      [401, 403, 403, 403, 201],
      () => ({ body: { url: 'https://partner.example/list.csv', at: '02:30', writes: 'nothing' } }),
    ],
    ['PUT /admin/import/source/update/{id}', [401, 403, 403, 403, 404], () => ({ body: { isOn: false } })],
    ['DELETE /admin/import/source/delete/{id}', [401, 403, 403, 403, 404]],
    ['POST /admin/import/source/fetch/{id}', [401, 403, 403, 403, 404]],
    ['POST /admin/login', [401, 401, 401, 401, 401], () => ({ body: { email: 'nobody@nirmaan.example', password } })],
    ['POST /admin/login/passkey', [401, 401, 401, 401, 401], () => ({ body: { email: 'nobody@nirmaan.example', password } })],
    ['POST /admin/password', [400, 400, 400, 400, 400], () => ({ body: { link: 'forged', password } })],
    ['GET /admin/logout', [200, 200, 200, 200, 200]],
    ['GET /admin/user/get', [401, 403, 403, 403, 200]],
    ['GET /admin/review/get', [401, 403, 403, 403, 200]],
    ['GET /admin/order/get', [401, 403, 403, 403, 200]],
    ['PUT /admin/order/refund/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makePaidOrder(db), body: { reference: 'refund-1' } })],
    ['GET /admin/subscriber/get', [401, 403, 403, 403, 200]],
    ['POST /admin/export/begin', [401, 403, 403, 403, 201], () => ({ body: { list: 'businesses', format: 'csv' } })],
    ['POST /admin/export/begin', [401, 403, 403, 403, 201], () => ({ body: { list: 'orders', format: 'csv' } })],
    ['POST /admin/export/begin', [401, 403, 403, 403, 201], () => ({ body: { list: 'prices', format: 'csv' } })],
    ['GET /admin/export/get/{id}', [401, 403, 403, 403, 404]],
    ['GET /admin/export/file/{id}', [401, 403, 403, 403, 404]],
    ['POST /admin/export/stop/{id}', [401, 403, 403, 403, 404]],
    ['DELETE /admin/subscriber/delete/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeSubscription(db) })],
    ['GET /admin/newsletter/get', [401, 403, 403, 403, 200]],
    ['POST /admin/newsletter/add', [401, 403, 403, 403, 201], () => ({ body: newsletterForm })],
    ['PUT /admin/newsletter/update/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeNewsletter(db), body: newsletterForm })],
    ['DELETE /admin/newsletter/delete/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeNewsletter(db) })],
    ['POST /admin/newsletter/test/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeNewsletter(db), body: {} })],
    [
      'POST /admin/newsletter/send/{id}',
      [401, 403, 403, 403, 200],
      () => ({ id: async () => (await makeSubscription(db)) && makeNewsletter(db), body: {} }),
    ],
    ['GET /admin/audit/get', [401, 403, 403, 403, 200]],
    ['GET /admin/admin/get', [401, 403, 403, 403, 200]],
    ['POST /admin/admin/add', [401, 403, 403, 403, 201], () => ({ body: { email: unique().email, role: 'editor' } })],
    [
      'PUT /admin/admin/role/{id}',
      [401, 403, 403, 403, 200],
      () => ({ id: () => makeAdmin(db, { email: unique().email }), body: { role: 'editor' } }),
    ],
    [
      'POST /admin/admin/link/{id}',
      [401, 403, 403, 403, 201],
      () => ({ id: () => makeAdmin(db, { email: unique().email, password_set_at: null }) }),
    ],
    ['DELETE /admin/admin/remove/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeAdmin(db, { email: unique().email }) })],
    [
      'PUT /admin/admin/password',
      [401, 403, 403, 403, 403],
      () => ({ body: { currentPassword: 'not-theirs', newPassword: password, confirmPassword: password } }),
    ],
    ['GET /admin/own/get', [401, 403, 403, 403, 200]],
    ['POST /admin/own/factor/begin', [401, 403, 403, 403, 201], () => ({ body: {} })],
    ['POST /admin/own/factor/confirm', [401, 403, 403, 403, 409], () => ({ body: { code: '123456' } })],
    ['POST /admin/own/factor/codes', [401, 403, 403, 403, 409], () => ({ body: {} })],
    ['DELETE /admin/own/factor', [401, 403, 403, 403, 409]],
    ['POST /admin/own/passkey/begin', [401, 403, 403, 403, 201], () => ({ body: {} })],
    ['POST /admin/own/passkey/add', [401, 403, 403, 403, 400], () => ({ body: madeNowhere })],
    [
      'PUT /admin/own/passkey/{id}',
      [401, 403, 403, 403, 404],
      () => ({ id: () => '0198c0de-0000-7000-8000-000000000000', body: { name: 'Laptop' } }),
    ],
    ['DELETE /admin/own/passkey/{id}', [401, 403, 403, 403, 404], () => ({ id: () => '0198c0de-0000-7000-8000-000000000000' })],
    ['POST /admin/own/passkey/ask', [401, 403, 403, 403, 409], () => ({ body: {} })],
    ['DELETE /admin/own/session/{which}', [401, 403, 403, 403, 200], () => ({ id: () => 'others' })],
    ['PUT /admin/admin/sign-out/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeAdmin(db, { email: unique().email }) })],
    [
      'DELETE /admin/admin/factor/{id}',
      [401, 403, 403, 403, 200],
      () => ({ id: () => makeAdmin(db, { email: unique().email, factor_set_at: new Date() }) }),
    ],
    ['PUT /admin/admin/factor-demand', [401, 403, 403, 403, 409], () => ({ body: { isOn: true } })],
    ['GET /admin/account/get/{kind}/{id}', [401, 403, 403, 403, 200], () => ({ id: async () => `user/${await makeUser(db)}` })],
    [
      'PUT /admin/account/block/{kind}/{id}',
      [401, 403, 403, 403, 200],
      () => ({ id: async () => `user/${await makeUser(db)}`, body: { reason: 'Advertising' } }),
    ],
    ['PUT /admin/account/unblock/{kind}/{id}', [401, 403, 403, 403, 200], () => ({ id: async () => `business/${await makeBlocked(db)}` })],
    [
      'DELETE /admin/account/erase/{kind}/{id}',
      [401, 403, 403, 403, 200],
      () => {
        const { name } = unique();
        return { id: async () => `user/${await makeUser(db, { user_name: name })}`, body: { name } };
      },
    ],
    ['PUT /admin/account/sign-out/{kind}/{id}', [401, 403, 403, 403, 200], () => ({ id: ({ business }) => `business/${business}` })],
    ['GET /admin/key/get', [401, 403, 403, 403, 200]],
    ['GET /admin/webhook/get', [401, 403, 403, 403, 200]],
    [
      'PUT /admin/webhook/update/{id}',
      [401, 403, 403, 403, 200],
      () => ({ id: async () => (await makeWebhook(db)).id, body: { ...webhookForm, isOn: false } }),
    ],
    ['DELETE /admin/webhook/delete/{id}', [401, 403, 403, 403, 200], () => ({ id: async () => (await makeWebhook(db)).id })],
    // A private network's: nothing is sent.
    [
      'POST /admin/webhook/test/{id}',
      [401, 403, 403, 403, 200],
      () => ({ id: async () => (await makeWebhook(db, { url: 'https://10.0.0.7/hook' })).id }),
    ],
    ['PUT /admin/webhook/replay/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeDelivery(db) })],
    ['PUT /admin/webhook/replay-failed/{id}', [401, 403, 403, 403, 200], () => ({ id: async () => (await makeWebhook(db)).id })],
    [
      'POST /admin/key/add',
      [401, 403, 403, 403, 201],
      () => ({
        body: { name: unique().name, scopes: ['content:read'], lastDay: indiaDay(new Date(Date.now() + 300 * 86_400_000)), perMinute: 60 },
      }),
    ],
    ['DELETE /admin/key/revoke/{id}', [401, 403, 403, 403, 200], () => ({ id: async () => (await makeApiKey(db)).id })],
    ['PUT /settings/brand/update', [401, 403, 403, 403, 200], () => ({ body: { name: `Makaan ${unique().name}`.slice(0, 40) } })],
    ['PUT /settings/phone-view-limit/update', [401, 403, 403, 403, 200], () => ({ body: { phone_view_limit: 12 } })],
  ];
}
