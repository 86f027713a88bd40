import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeCheck } from '#tests/factories/check.ts';
import { makeClaim, makeUnowned } from '#tests/factories/claim.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { makeCorrection } from '#tests/factories/correction.ts';
import { makeEnquiry, makeQuarantined } from '#tests/factories/enquiry.ts';
import { blogForm } from '#tests/factories/good-forms.ts';
import { makeGrievance } from '#tests/factories/grievance.ts';
import { makeMember } from '#tests/factories/member.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { makePriceTicker } from '#tests/factories/price-ticker.ts';
import { pushDevice } from '#tests/factories/push-device.ts';
import { makeReport } from '#tests/factories/report.ts';
import { requirementForm } from '#tests/factories/requirement-form.ts';
import { makeReply, makeReview } from '#tests/factories/review.ts';
import { makeSavedSearch } from '#tests/factories/saved-search.ts';
import { freshNumber } from '#tests/factories/short-message.ts';
import { makeWaitingChange } from '#tests/factories/waiting-change.ts';
import { makeBackOfficeRows } from '#tests/helpers/back-office-rows.ts';
import { keyRows } from '#tests/helpers/key-table.ts';
import { requirementRows } from '#tests/helpers/requirement-rows.ts';
import { profile, type Row, unique, type World } from '#tests/helpers/role-rows.ts';
import { threadRows } from '#tests/helpers/thread-rows.ts';

const enquiry = () => ({ ...unique(), message: 'How much?' });
const password = 'monsoon-2026';

/** Every call with what visitor, user, owner of the business, another contractor and admin get. */
export async function makeRoleTable(db: Kysely<DB>): Promise<Row[]> {
  const picture = dataUrl(await makeJpeg());
  return [
    ['GET /contractor/search', [200, 200, 200, 200, 200]],
    ['GET /contractor/get-all', [200, 200, 200, 200, 200]],
    ['GET /contractor/get-all', [401, 403, 403, 403, 200], () => ({ query: '?status=pending' })],
    ['GET /contractor/get-all', [401, 403, 403, 403, 200], () => ({ query: '?status=rejected' })],
    ['GET /contractor/get/some', [200, 200, 200, 200, 200], () => ({ query: '?ids=0198c0de-0000-7000-8000-000000000000' })],
    ['GET /embed', [200, 200, 200, 200, 200]],
    ['GET /contractor/get/most-liked', [200, 200, 200, 200, 200]],
    ['GET /contractor/get-details/{id}', [200, 200, 200, 200, 200]],
    ['GET /contractor/get-details/{id}', [404, 404, 200, 404, 200], () => ({ status: 'pending' })],
    ['POST /contractor/show-phone/{id}', [401, 200, 200, 200, 200]],
    ['POST /contractor/show-phone/{id}', [401, 404, 200, 404, 200], () => ({ status: 'pending' })],
    ['GET /review/get/{businessId}', [200, 200, 200, 200, 200]],
    ['GET /review/get/{businessId}', [404, 404, 200, 404, 200], () => ({ status: 'pending' })],
    ['GET /service/get/{id}', [200, 200, 200, 200, 200], () => ({ id: () => 'all' })],
    ['GET /poster/get', [200, 200, 200, 200, 200]],
    ['GET /price-ticker/get', [200, 200, 200, 200, 200]],
    ['GET /price-ticker/history/{id}', [200, 200, 200, 200, 200], () => ({ id: () => makePriceTicker(db) })],
    ['GET /settings/phone-view-limit/get', [200, 200, 200, 200, 200]],
    ['GET /places/autocomplete', [200, 200, 200, 200, 200], () => ({ query: '?q=pune' })],
    ['GET /places/within', [200, 200, 200, 200, 200], () => ({ query: '?south=18&west=73&north=19&east=74' })],
    ['GET /places/reverse', [200, 200, 200, 200, 200], () => ({ query: '?lat=18.5&lng=73.8' })],

    ['GET /blog/get/{id}', [200, 200, 200, 200, 200], () => ({ id: () => 'all' })],
    ['GET /blog/entries', [200, 200, 200, 200, 200]],
    ['GET /blog/comment/get/{blogId}', [200, 200, 200, 200, 200], () => ({ id: () => makeBlog(db) })],
    [
      'POST /blog/comment/add',
      [201, 201, 201, 201, 201],
      () => ({ body: { ...unique(), comment: 'Thank you', blog: 'why-work-zone-safety-is-important-for-everyone' } }),
    ],
    [
      'PUT /blog/comment/update/{commentId}',
      [401, 403, 403, 403, 200],
      () => ({ id: () => makeComment(db), body: { status: 'approved' } }),
    ],
    ['POST /blog/add', [401, 403, 403, 403, 201], () => ({ body: { ...blogForm, image: picture } })],
    ['PUT /blog/update/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeBlog(db), body: blogForm })],
    ['POST /blog/picture', [401, 403, 403, 403, 201], () => ({ body: { image: picture } })],
    ['POST /blog/preview', [401, 403, 403, 403, 200], () => ({ body: blogForm })],
    ['DELETE /blog/delete/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeBlog(db) })],

    ['POST /subscribe', [201, 201, 201, 201, 201], () => ({ body: unique() })],
    [
      'POST /saved-search/add',
      [201, 201, 201, 201, 201],
      () => ({ body: { ...unique(), often: 'weekly', service: 'Cement', city: 'Pune', state: 'Maharashtra' } }),
    ],
    ['POST /account/email-proof/send', [401, 200, 200, 200, 403]],
    ['POST /account/prove', [401, 403, 403, 403, 403], () => ({ body: { password: 'not-theirs' } })],
    ['POST /account/take-back', [400, 400, 400, 400, 400], () => ({ body: { contact: 'forged' } })],
    ['POST /account/logout-everywhere', [401, 200, 200, 200, 403]],
    ['POST /claim/phone/send/{id}', [200, 200, 200, 200, 403], () => ({ id: () => makeUnowned(db), body: {} })],
    [
      'POST /claim/phone/verify/{id}',
      [409, 409, 409, 409, 403],
      () => ({ id: () => makeUnowned(db), body: { claim: 'none', otp: '123456' } }),
    ],
    [
      'POST /claim/mail/send/{id}',
      [200, 200, 200, 200, 403],
      () => ({ id: () => makeUnowned(db, { email: 'shop@claimed.example' }), body: { email: 'shop@claimed.example' } }),
    ],
    ['POST /claim/mail/confirm', [400, 400, 400, 400, 400], () => ({ body: { claim: 'none' } })],
    ['POST /claim/team/add/{id}', [401, 201, 201, 201, 403], () => ({ id: () => makeUnowned(db), body: { message: 'It is mine' } })],
    ['GET /claim/own', [401, 200, 200, 200, 403]],
    ['DELETE /claim/{id}', [401, 404, 404, 404, 403], () => ({ id: () => makeClaim(db) })],
    ['POST /claim/{id}/documents', [401, 415, 415, 415, 403], () => ({ id: () => makeClaim(db), body: {} })],
    ['GET /claim-documents/{id}', [401, 404, 404, 404, 403]],
    ['DELETE /claim-documents/{id}', [401, 404, 404, 404, 403]],
    ['GET /contractor/changes', [401, 403, 200, 200, 403]],
    [
      'DELETE /contractor/changes/{id}',
      [401, 403, 200, 404, 403],
      () => ({ id: ({ business }) => makeWaitingChange(db, { business_id: business }) }),
    ],
    [
      'POST /correction/add/{id}',
      [201, 201, 409, 201, 403],
      () => ({ body: { field: 'openingHours', openingHours: 'Mon-Fri 7am-1pm', source: 'The board', email: unique().email } }),
    ],
    ['POST /correction/confirm', [400, 400, 400, 400, 400], () => ({ body: { correction: 'none' } })],
    ['GET /correction/own', [401, 200, 200, 200, 403]],
    ['GET /contractor/corrections', [401, 403, 200, 200, 403]],
    [
      'PUT /contractor/corrections/{id}',
      [401, 403, 200, 404, 403],
      () => ({
        id: ({ business }) => makeCorrection(db, { business_id: business, state: 'owner', value: { name: unique().name } }),
        body: { decision: 'accept' },
      }),
    ],
    ['GET /contractor/review-asks', [401, 403, 200, 200, 403]],
    ['POST /contractor/review-asks', [401, 403, 200, 200, 403]],
    ['GET /contractor/people', [401, 403, 200, 200, 403]],
    ['POST /contractor/people', [401, 403, 201, 201, 403], () => ({ body: { role: 'edits', email: unique().email } })],
    [
      'PUT /contractor/people/{id}',
      [401, 403, 200, 404, 403],
      () => ({ id: ({ business }) => makeMember(db, { business_id: business }), body: { role: 'edits' } }),
    ],
    [
      'DELETE /contractor/people/{id}',
      [401, 403, 200, 404, 403],
      () => ({ id: ({ business }) => makeMember(db, { business_id: business }) }),
    ],
    ['GET /invitation/own', [401, 200, 403, 403, 403]],
    [
      'PUT /invitation/{id}',
      [401, 403, 403, 403, 403],
      () => ({ id: () => makeMember(db, { state: 'invited' }), body: { answer: 'accept' } }),
    ],
    ['DELETE /invitation/{id}', [401, 404, 403, 403, 403], () => ({ id: () => makeMember(db) })],
    ['POST /account/act-for/{id}', [401, 404, 403, 403, 403], () => ({ id: () => makeMember(db), body: {} })],
    ['POST /account/act-as-self', [401, 403, 403, 403, 403], () => ({ body: {} })],
    ['GET /contractor/checks', [401, 403, 200, 200, 403]],
    [
      'DELETE /contractor/checks/{id}',
      [401, 403, 200, 404, 403],
      () => ({ id: ({ business }) => makeCheck(db, { business_id: business }) }),
    ],
    [
      'POST /contractor/checks/{id}/documents',
      [401, 403, 415, 415, 403],
      () => ({ id: ({ business }) => makeCheck(db, { business_id: business, kind: 'rera' }), body: {} }),
    ],
    ['GET /contractor/check-documents/{id}', [401, 403, 404, 404, 403]],
    ['DELETE /contractor/check-documents/{id}', [401, 403, 404, 404, 403]],
    ['POST /contractor/checks/letter', [401, 403, 409, 409, 403], () => ({ body: { code: '12345678' } })],
    ['POST /contractor/checks', [401, 403, 201, 201, 403], () => ({ body: { kind: 'udyam', number: 'UDYAM-MH-18-0123456' } })],
    ['GET /account/consents', [401, 200, 200, 200, 403]],
    ['DELETE /account/consents/{purpose}', [401, 200, 200, 200, 403], () => ({ id: () => 'newsletter' })],
    ['GET /account/nominee', [401, 200, 200, 200, 403]],
    ['PUT /account/nominee', [401, 200, 200, 200, 403], () => ({ body: { name: 'Kavita Rao', phoneNo: '9822012345' } })],
    ['DELETE /account/nominee', [401, 200, 200, 200, 403]],
    ['GET /account/message-choices', [401, 200, 200, 200, 403]],
    ['PUT /account/message-choices', [401, 200, 200, 200, 403], () => ({ body: { reviews: 'mail' } })],
    ['POST /account/message-choices/resume', [401, 409, 409, 409, 403]],
    ['PUT /account/language', [401, 200, 200, 200, 200], () => ({ body: { language: 'hi' } })],
    ['DELETE /saved-search/delete/{id}', [401, 404, 401, 401, 401], () => ({ id: () => makeSavedSearch(db) })],
    ['POST /get-in-touch-with-us', [201, 201, 201, 201, 201], () => ({ body: { ...unique(), phone: '9876543210', message: 'Hello' } })],
    [
      'POST /contact-us',
      [201, 201, 201, 201, 201],
      () => ({ body: { ...unique(), phone: '9876543210', service: 'Cement', message: 'Hello' } }),
    ],
    // Nobody asks their own business.
    ['POST /send-enquiry/{businessId}', [201, 201, 400, 201, 201], () => ({ body: enquiry() })],
    ['POST /send-enquiry/{businessId}', [404, 404, 400, 404, 201], () => ({ body: enquiry(), status: 'pending' })],
    ['POST /requirement/send', [201, 201, 400, 201, 201], () => ({ body: ({ business }: World) => requirementForm([business], unique()) })],
    [
      'POST /requirement/send',
      [404, 404, 400, 404, 404],
      () => ({ body: ({ business }: World) => requirementForm([business]), status: 'pending' }),
    ],
    // Who sees which stands in server/features/private-pictures: nobody sees one that is not there.
    // So it is with server/features/businesses/waiting-changes.
    ['GET /waiting-picture/{file}', [404, 404, 404, 404, 404], () => ({ id: ({ business }) => `${business}-320.webp` })],
    ['GET /private-picture/{file}', [404, 404, 404, 404, 404], () => ({ id: ({ business }) => `${business}-320.webp` })],
    ['PUT /contractor/like', [401, 200, 401, 401, 401], () => ({ body: ({ business }: World) => ({ businessId: business }) })],
    ['PUT /contractor/like/all', [401, 200, 401, 401, 401], () => ({ body: ({ business }: World) => ({ businessIds: [business] }) })],
    [
      'POST /review/add',
      [401, 201, 401, 401, 401],
      () => ({ body: ({ business }: World) => ({ ...unique(), description: 'Good', rating: 4, business }) }),
    ],

    ['POST /report/add', [201, 201, 201, 201, 201], () => ({ body: ({ business }: World) => ({ business, reason: 'closed' }) })],
    [
      'POST /report/add',
      [404, 404, 201, 404, 201],
      () => ({ body: ({ business }: World) => ({ business, reason: 'closed' }), status: 'pending' }),
    ],
    ['GET /report/admin/get', [401, 403, 403, 403, 200]],
    [
      'PUT /report/admin/update/{id}',
      [401, 403, 403, 403, 200],
      () => ({ id: () => makeReport(db), body: { status: 'upheld', outcome: 'It has closed' } }),
    ],
    ['GET /admin/quarantine/get', [401, 403, 403, 403, 200]],
    [
      'PUT /admin/quarantine/update/{id}',
      [401, 403, 403, 403, 200],
      () => ({ id: () => makeQuarantined(db), body: { status: 'released' } }),
    ],
    ['DELETE /review/delete/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeReview(db), body: { reason: 'abusive' } })],
    ['GET /review/get/{businessId}', [200, 200, 200, 200, 200], () => ({ query: '?page=1&sort=proven' })],
    [
      'PUT /review/helpful/{id}',
      [401, 200, 403, 200, 403],
      () => ({ id: ({ business }) => makeReview(db, { business_id: business }), body: { helpful: true } }),
    ],
    [
      'PUT /review/reply/{id}',
      [401, 403, 200, 403, 403],
      () => ({ id: ({ business }) => makeReview(db, { business_id: business }), body: { text: 'Thank you' } }),
    ],
    ['DELETE /review/reply/{id}', [401, 403, 200, 403, 403], () => ({ id: ({ business }) => makeReply(db, business) })],
    [
      'PUT /admin/review/decide/{id}',
      [401, 403, 403, 403, 200],
      () => ({ id: () => makeReview(db, { state: 'held', held_for: ['email'] }), body: { decision: 'released' } }),
    ],
    ['DELETE /admin/review/reply/{id}', [401, 403, 403, 403, 200], () => ({ id: ({ business }) => makeReply(db, business) })],
    [
      'POST /grievance/add',
      [201, 201, 201, 201, 201],
      () => ({ body: { kind: 'other', message: 'Please look', name: 'Meera', email: 'meera@example.in' } }),
    ],
    ['POST /grievance/confirm', [400, 400, 400, 400, 400], () => ({ body: { request: 'forged' } })],
    ['GET /grievance/admin/get', [401, 403, 403, 403, 200]],
    [
      'PUT /grievance/admin/decide/{id}',
      [401, 403, 403, 403, 200],
      () => ({ id: () => makeGrievance(db), body: { action: 'none', outcome: 'All is well' } }),
    ],
    ['PUT /grievance/admin/file/{id}', [401, 403, 403, 403, 200], () => ({ id: () => makeGrievance(db), body: { kind: 'data' } })],
    ['GET /admin/search', [401, 403, 403, 403, 200], () => ({ query: '?q=9876543210' })],
    ['GET /admin/queue', [401, 403, 403, 403, 200]],
    [
      'PUT /admin/queue/taker/{kind}/{id}',
      [401, 403, 403, 403, 200],
      () => ({ id: async () => `claims/${await makeClaim(db)}`, body: { from: null, to: null } }),
    ],
    ['GET /admin/inbox/get', [401, 403, 403, 403, 200]],
    [
      'PUT /admin/inbox/update/{kind}/{id}',
      [401, 403, 403, 403, 200],
      () => ({ id: async () => `enquiry/${await makeEnquiry(db, { business_id: null })}`, body: { status: 'replied' } }),
    ],
    [
      'POST /admin/inbox/answer/{kind}/{id}',
      [401, 403, 403, 403, 201],
      () => ({ id: async () => `enquiry/${await makeEnquiry(db, { business_id: null })}`, body: { text: 'Yes, we do.', version: 1 } }),
    ],

    ['POST /payment/orders/create', [401, 201, 201, 201, 401], () => ({ body: { phone_number: '9876543210', amount: 99 } })],
    ['GET /payment/orders/verify/{order_id}', [401, 404, 404, 404, 401]],
    ['POST /payment/webhook', [401, 401, 401, 401, 401], () => ({ body: { data: { order: { order_id: 'forged' } } } })],

    ['POST /message/sms/report', [401, 401, 401, 401, 401], () => ({ body: { id: 'forged', status: 'DELIVRD' } })],
    ['POST /message/whatsapp/webhook', [401, 401, 401, 401, 401], () => ({ body: { entry: [] } })],
    ['GET /message/whatsapp/webhook', [401, 401, 401, 401, 401]],

    [
      'POST /user/register-child',
      [201, 201, 201, 201, 201],
      () => ({ body: { ...unique(), userName: unique().name, password, parentEmail: unique().email } }),
    ],
    ['POST /child-account/mail/send', [200, 200, 200, 200, 200], () => ({ body: { email: unique().email } })],
    ['POST /child-account/agree', [400, 400, 400, 400, 400], () => ({ body: { child: 'forged' } })],
    ['POST /child-account/end', [400, 400, 400, 400, 400], () => ({ body: { child: 'forged' } })],
    ['POST /child-account/phone/code/send', [200, 200, 200, 200, 200], () => ({ body: { phoneNo: freshNumber() } })],
    ['POST /child-account/phone/code/verify', [400, 400, 400, 400, 400], () => ({ body: { phoneNo: freshNumber(), otp: '000000' } })],
    ['POST /child-account/grown-up', [401, 200, 403, 403, 403]],
    ['POST /user/register', [201, 201, 201, 201, 201], () => ({ body: { ...unique(), userName: unique().name, password } })],
    ['POST /user/login', [401, 401, 401, 401, 401], () => ({ body: { userName: 'nobody', password } })],
    ['GET /user/get', [401, 200, 403, 403, 403]],
    ['GET /user/data', [401, 200, 403, 403, 403]],
    [
      'PUT /user/edit',
      [401, 200, 403, 403, 403],
      () => ({ body: { ...unique(), userName: unique().name, newPassword: password, confirmPassword: password } }),
    ],
    ['GET /user-auth/logout', [200, 200, 200, 200, 200]],
    ['DELETE /user/delete', [401, 200, 403, 403, 403]],

    ['POST /contractor/auth/register', [201, 201, 201, 201, 201], () => ({ body: { ...profile(), password, image: picture } })],
    ['POST /contractor/auth/login', [401, 401, 401, 401, 401], () => ({ body: { phoneNo: '9876543210', password } })],
    ['GET /contractor/profile', [401, 403, 200, 200, 403]],
    ['GET /contractor/data', [401, 403, 200, 200, 403]],
    ['PUT /contractor/edit', [401, 403, 200, 200, 403], () => ({ body: { ...profile(), description: 'Bags', images: [picture] } })],
    ['GET /contractor/served-places', [401, 403, 200, 200, 403]],
    ['PUT /contractor/served-places', [401, 403, 200, 200, 403], () => ({ body: { cities: ['Thane, Maharashtra'], radius: null } })],
    ['GET /contractor/activity', [401, 403, 200, 200, 403]],
    ['GET /contractor/enquiries', [401, 403, 200, 200, 403]],
    ['GET /contractor/enquiries/export', [401, 403, 200, 200, 403]],
    ['PUT /contractor/enquiries/{id}', [401, 403, 200, 404, 403], () => ({ id: (world) => world.enquiry, body: { status: 'replied' } })],
    [
      'PUT /contractor/enquiries/{id}/bad-lead',
      [401, 403, 200, 404, 403],
      () => ({ id: (world) => world.enquiry, body: { reason: 'spam', note: 'Sells insurance' } }),
    ],
    ['GET /contractor/push', [401, 403, 200, 200, 403]],
    ['POST /contractor/push/devices', [401, 403, 201, 201, 403], () => ({ body: pushDevice() })],
    ['DELETE /contractor/push/devices', [401, 403, 200, 200, 403]],
    ['DELETE /contractor/push/devices/{id}', [401, 403, 404, 404, 403]],
    ...threadRows(),
    ...requirementRows(),
    ['PUT /contractor/password', [401, 403, 200, 200, 403], () => ({ body: { newPassword: password, confirmPassword: password } })],
    ['POST /contractor/send-again', [401, 403, 409, 409, 403]],
    ['GET /contractor/logout', [200, 200, 200, 200, 200]],
    ['DELETE /contractor/delete/{id}', [401, 403, 200, 403, 403]],

    ...['/user/forgotpassword', '/contractor/auth/forgotpassword'].flatMap((path): Row[] => [
      [`POST ${path}/otp/send`, [200, 200, 200, 200, 200], () => ({ body: unique() })],
      [`POST ${path}/otp/verify`, [400, 400, 400, 400, 400], () => ({ body: { ...unique(), otp: '1234' } })],
      [`POST ${path}/link/verify`, [400, 400, 400, 400, 400], () => ({ body: { reset: 'forged' } })],
      [`POST ${path}/change-password`, [403, 403, 403, 403, 403], () => ({ body: { ...unique(), password } })],
    ]),

    ...['/user/phone', '/contractor/auth/phone'].flatMap((path): Row[] => [
      [`POST ${path}/code/send`, [200, 200, 200, 200, 200], () => ({ body: { phoneNo: freshNumber() } })],
      [`POST ${path}/code/verify`, [400, 400, 400, 400, 400], () => ({ body: { phoneNo: freshNumber(), otp: '123456' } })],
      [`POST ${path}/login`, [403, 403, 403, 403, 403], () => ({ body: {} })],
    ]),
    [
      'POST /contractor/auth/phone/register',
      [403, 403, 403, 403, 403],
      () => ({ body: { name: 'Anand Plumbing', service: 'Plumbing Contractors', city: 'Pune', state: 'Maharashtra' } }),
    ],
    ['POST /user/phone/register', [403, 403, 403, 403, 403], () => ({ body: { userName: 'Asha of Kothrud' } })],
    ['POST /phone/code/state', [200, 200, 200, 200, 200], () => ({ body: { phoneNo: freshNumber(), purpose: 'user' } })],
    ['POST /account/phone/code/send', [401, 200, 200, 200, 403], () => ({ body: { phoneNo: freshNumber() } })],
    ['POST /account/phone/code/verify', [401, 400, 400, 400, 403], () => ({ body: { phoneNo: freshNumber(), otp: '123456' } })],
    ['DELETE /account/phone', [401, 200, 403, 403, 403]],

    ...(await makeBackOfficeRows(db, picture)),
    ...keyRows(),
  ];
}

/** The calls that an OpenAPI document declares, named as the table names them. */
export function listCalls({ paths }: { paths: Record<string, object> }): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'head')
      .map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
  );
}
