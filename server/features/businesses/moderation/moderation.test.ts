import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { signInAdmin, signInBusiness } from '#tests/factories/session.ts';
import { businessCallsOf } from '#tests/helpers/business-calls.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
// What waits is tested in waiting-changes.
const server = await createTestApp({ SMTP_URL: mail.url, WAITING_FIELDS: 'none', PUBLIC_URL: 'https://nirmaan.example' });
const { app, db } = server;
const { edit: editOwn, sendForm, storedFiles } = businessCallsOf(server);
const { id: adminId, headers } = await signInAdmin(db);
const picture = dataUrl(await makeJpeg(64, 48));
const missing = '00000000-0000-7000-8000-000000000000';

const decide = (id: string, body: unknown) => call(app, 'PUT', `/api/v1/admin/update/contractor-status/${id}`, body, headers);
const update = (id: string, body: unknown) => call(app, 'PUT', `/api/v1/contractor/update/${id}`, body, headers);
const details = (id: string, as: Record<string, string> = {}) => call(app, 'GET', `/api/v1/contractor/get-details/${id}`, undefined, as);
const get = (path: string) => call(app, 'GET', `/api/v1${path}`, undefined, headers);
const found = async (q: string) => (await call(app, 'GET', `/api/v1/contractor/search?exact=1&q=${encodeURIComponent(q)}`)).body.data;
const audited = (id: string) =>
  db.selectFrom('audit_entries').select(['action', 'admin_id', 'subject_name', 'changes']).where('subject_id', '=', id).execute();

/** A business that the team entered: nobody owns it. */
const makeListed = (given: Parameters<typeof makeBusiness>[1] = {}) => makeBusiness(db, { email_proven_at: null, ...given });

const profile = {
  name: 'Konkan Cement Depot',
  email: '',
  phoneNo: '',
  service: 'Cement',
  address: 'Station Road',
  city: 'Ratnagiri',
  state: 'Maharashtra',
  price: '410 per bag',
  shortDescription: 'Cement by the bag',
  description: 'Fresh stock every week.',
};

describe('a decision', () => {
  test('approves: in the search at once, and its owner is told', async () => {
    const id = await makeBusiness(db, { name: 'Vasai Scaffolding', status: 'pending', email: 'vasai@example.in' });
    expect(await found('vasai scaffolding')).toEqual([]);
    const { status, body } = await decide(id, { status: 'approved' });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Business approved' });
    expect(await found('vasai scaffolding')).toMatchObject([{ _id: id }]);
    const { to, text } = await mail.next();
    expect(to).toEqual(['vasai@example.in']);
    expect(text).toContain('Subject: Your business is listed now');
    expect(text.replaceAll('=\n', '')).toContain(`https://nirmaan.example/viewdetails/${id}`);
    expect(await audited(id)).toEqual([
      {
        action: 'approve',
        admin_id: adminId,
        subject_name: 'Vasai Scaffolding',
        changes: { status: { before: 'pending', after: 'approved' } },
      },
    ]);
  });

  test('rejects with a reason: nobody finds it, its owner reads why, and it can be taken back', async () => {
    const id = await makeBusiness(db, { name: 'Alibag Docks', email: 'alibag@example.in' });
    expect(await found('alibag docks')).toHaveLength(1);
    const reason = '  The photos show <b>another</b> shop & its sign.  ';
    expect((await decide(id, { status: 'rejected', reason })).body).toEqual({ success: true, message: 'Business rejected' });
    expect(await found('alibag docks')).toEqual([]);
    expect((await details(id)).status).toBe(404);
    const rejected = await mail.next();
    expect(rejected.text).toContain('Subject: Your business is no longer listed');
    const text = rejected.text.replaceAll('=\n', '');
    expect(text).toContain('Reason: The photos show <b>another</b> shop & its sign.');
    expect(text).toContain('The photos show &lt;b&gt;another&lt;/b&gt; shop &amp; its sign.');

    const owner = await signInBusiness(db, id);
    const own = await call(app, 'GET', '/api/v1/contractor/profile', undefined, owner.headers);
    const said = { status: 'rejected', statusReason: 'The photos show <b>another</b> shop & its sign.' };
    expect(own.body.contractor).toMatchObject(said);
    expect((await details(id, owner.headers)).body.contractor).toMatchObject(said);

    expect((await decide(id, { status: 'approved' })).status).toBe(200);
    expect((await mail.next()).text).toContain('Subject: Your business is listed now');
    expect((await details(id)).body.contractor).not.toHaveProperty('statusReason');
    expect((await details(id, owner.headers)).body.contractor).toMatchObject({ status: 'approved', statusReason: '' });
    expect((await audited(id)).map(({ action }) => action)).toEqual(['reject', 'approve']);
  });

  test('that is so already changes nothing and tells nobody', async () => {
    const id = await makeBusiness(db, { status: 'approved' });
    expect((await decide(id, { status: 'approved' })).status).toBe(200);
    expect(await audited(id)).toEqual([]);
    const { version } = await db.selectFrom('businesses').select('version').where('business_id', '=', id).executeTakeFirstOrThrow();
    expect(version).toBe(1);
  });

  test('of two admins at once: one holds, the other is told, and one mail goes out', async () => {
    const id = await makeBusiness(db, { name: 'Uran Cranes', status: 'pending', email: 'uran@example.in' });
    const second = await signInAdmin(db);
    const path = `/api/v1/admin/update/contractor-status/${id}`;
    const answers = await Promise.all([
      call(app, 'PUT', path, { status: 'approved', version: 1 }, headers),
      call(app, 'PUT', path, { status: 'rejected', reason: 'Unknown', version: 1 }, second.headers),
      call(app, 'PUT', path, { status: 'approved', version: 1 }, second.headers),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'edit_conflict',
      message: 'Somebody else has changed this in the meantime. Reload to see it as it is now',
    });
    expect(await audited(id)).toHaveLength(1);
    expect((await mail.next()).to).toEqual(['uran@example.in']);
    // Whatever else was mailed would have come before the mail of a later decision.
    const later = await makeBusiness(db, { status: 'pending', email: 'later@example.in' });
    await decide(later, { status: 'approved' });
    expect((await mail.next()).to).toEqual(['later@example.in']);
    expect(mail.left()).toBe(0);
  });

  test('ten at once without a version mail once', async () => {
    const id = await makeBusiness(db, { status: 'pending', email: 'ten@example.in' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(id, { status: 'approved' })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await audited(id)).toHaveLength(1);
    expect((await mail.next()).to).toEqual(['ten@example.in']);
  });

  test.each([
    [{}, 400, 'status must be approved or rejected'],
    [{ status: 'pending' }, 400, 'status must be approved or rejected'],
    [{ status: 'rejected', reason: 'x'.repeat(1_001) }, 400, 'This text is too long'],
    [{ status: 'rejected', reason: 'x'.repeat(200_000) }, 400, 'This text is too long'],
    [{ status: 'rejected', reason: 7 }, 400, 'Invalid request'],
    [{ status: 'rejected', reason: 'a\0b' }, 400, 'This text contains characters that cannot be stored'],
    [{ status: 'approved', version: 'new' }, 400, 'Invalid request'],
  ])('%j is refused', async (body, status, message) => {
    const id = await makeBusiness(db, { status: 'pending' });
    const answer = await decide(id, body);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toBe(message);
  });

  test.each([missing, 'undefined', "1' or '1'='1"])('of no business (%s) is 404', async (id) => {
    for (const answer of [await decide(encodeURIComponent(id), { status: 'approved' }), await update(encodeURIComponent(id), profile)]) {
      expect(answer.status).toBe(404);
      expect(answer.body.message).toBe('Business not found');
    }
  });
});

describe('an edit', () => {
  test('changes texts and photos, is audited, and shows at once', async () => {
    const id = await makeListed({ phone_no: '9812345678', email: 'old@example.in' });
    const { status, body } = await update(id, { ...profile, images: [picture], status: 'rejected', version: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Profile Updated Successfully',
      contractor: { ...profile, status: 'approved', version: 2, image: [expect.stringMatching(/^\/media\/businesses\//)], duplicates: [] },
    });
    expect(await found('konkan ratnagiri')).toMatchObject([{ _id: id, price: '410 per bag' }]);
    const [entry] = await audited(id);
    expect(entry).toMatchObject({ action: 'update', changes: { phone_no: { before: '…78', after: null }, city: { before: 'Pune' } } });
    expect(await db.selectFrom('business_edits').select('changes').where('business_id', '=', id).execute()).toEqual([]);
  });

  test('without e-mail and phone number in it leaves them as they are', async () => {
    const id = await makeBusiness(db, { images: ['demo/tiles'], phone_no: '9812345679', email: 'kept@example.in' });
    const { email: _, phoneNo: __, ...texts } = profile;
    const { body } = await update(id, texts);
    expect(body.contractor).toMatchObject({ phoneNo: '9812345679', email: 'kept@example.in', image: ['/media/demo/tiles-1280.webp'] });
  });

  test.each([
    ['a password', { password_hash: 'x', email_proven_at: null }],
    ['a proven address', { password_hash: null, email_proven_at: new Date() }],
  ])('takes neither number nor e-mail from an owner with %s, and exchanges them', async (_, owned) => {
    const phone_no = owned.password_hash ? '9812345681' : '9812345682';
    const id = await makeBusiness(db, { images: ['demo/tiles'], phone_no, email: 'owner@example.in', ...owned });
    const own = { ...profile, phoneNo: phone_no, email: 'owner@example.in' };
    const noNumber = 'The owner logs in with this number: it may be changed, not emptied';
    const noEmail = 'The owner gets a new password by this email: it may be changed, not emptied';
    for (const empty of ['', '  ', null]) {
      const alone = await update(id, { ...own, phoneNo: empty });
      expect(alone).toMatchObject({ status: 400, body: { code: 'owner_locked_out', message: noNumber, errors: { phoneNo: noNumber } } });
      expect((await update(id, { ...own, email: empty })).body).toMatchObject({ message: noEmail, errors: { email: noEmail } });
    }
    const { body } = await update(id, { ...own, phoneNo: '', email: '' });
    expect(body.errors).toEqual({ phoneNo: noNumber, email: noEmail });
    expect(await audited(id)).toEqual([]);
    const other = `98123456${owned.password_hash ? 83 : 84}`;
    expect((await update(id, { ...own, phoneNo: other, email: 'new@example.in' })).status).toBe(200);
  });

  test('of what another has changed is refused, and its photos are not kept', async () => {
    const id = await makeListed({ images: ['demo/tiles'] });
    const before = storedFiles().length;
    expect((await update(id, { ...profile, price: '1', version: 1 })).status).toBe(200);
    const late = await update(id, { ...profile, price: '2', images: [picture], version: 1 });
    expect(late).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
    expect(storedFiles()).toHaveLength(before);
    const answers = await Promise.all(['3', '4'].map((price) => update(id, { ...profile, price, version: 2 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('by a form that sends files', async () => {
    const id = await makeListed();
    const photo = new Blob([new Uint8Array(await makeJpeg(64, 48))]);
    const fields = [...Object.entries({ ...profile, version: '1' }), ['images', photo]] as [string, string | Blob][];
    const { status, body } = await sendForm('PUT', `/api/v1/contractor/update/${id}`, fields, headers);
    expect(status).toBe(200);
    expect(body.contractor.image).toHaveLength(1);
  });

  const fields = ['name', 'service', 'address', 'city', 'state', 'price', 'shortDescription', 'description'];
  test.each(fields)('without %s it is refused', async (field) => {
    const id = await makeListed({ images: ['demo/tiles'] });
    for (const absent of [undefined, ' ', null]) {
      const { status, body } = await update(id, { ...profile, [field]: absent });
      expect(status).toBe(400);
      expect(body).toMatchObject({ message: 'All fields are required', errors: { [field]: 'All fields are required' } });
    }
  });

  const large = `data:image/jpeg;base64,${Buffer.alloc(1_048_577, 255).toString('base64')}`;
  const svg = `data:image/png;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`;
  test.each([
    [{ images: [] }, 400, 'Please upload at least one image'],
    [{ images: [large] }, 413, 'File size should not exceed 1 MB'],
    [{ images: [svg] }, 415, 'Only JPEG and PNG images can be uploaded'],
    [{ images: ['/media/businesses/00000000-0000-7000-8000-000000000000-1280.webp'] }, 400, 'This image is not one of yours'],
    [{ email: 'konkan' }, 400, 'Please enter a valid email'],
    [{ phoneNo: '12345' }, 400, 'Please enter a valid phone number'],
    [{ description: 'x'.repeat(5_001) }, 400, 'This text is too long'],
  ])('%# is refused with its text', async (wrong, status, message) => {
    const id = await makeListed({ images: ['demo/tiles'] });
    const answer = await update(id, { ...profile, ...wrong });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toBe(message);
  });

  test('of a business without a photo asks for one', async () => {
    const { body } = await update(await makeListed(), profile);
    expect(body.errors).toEqual({ images: 'Please upload at least one image' });
  });

  test("another's phone number is taken", async () => {
    await makeBusiness(db, { phone_no: '9812345600' });
    const answer = await update(await makeListed({ images: ['demo/tiles'] }), { ...profile, phoneNo: '+91 98123 45600' });
    expect(answer).toMatchObject({ status: 409, body: { errors: { phoneNo: 'Phone number is already registered' } } });
  });

  test('keeps hostile text as text', async () => {
    const name = '<script>alert(1)</script>';
    const id = await makeListed({ images: ['demo/tiles'] });
    const { body } = await update(id, { ...profile, name, description: '<p>unclosed [x](javascript:alert(1))' });
    expect(body.contractor).toMatchObject({ name, description: '<p>unclosed [x](javascript:alert(1))' });
  });
});

describe("owners' edits", () => {
  test('are listed field by field, the latest first, until they are checked', async () => {
    const id = await makeBusiness(db, { name: 'Malvan Marble', images: ['demo/tiles'] });
    const owner = await signInBusiness(db, id);
    const own = { ...profile, name: 'Malvan Marble', phoneNo: '9812345111', email: 'malvan@example.in' };
    expect((await editOwn({ ...own, images: [picture] }, owner.headers)).status).toBe(200);
    expect((await editOwn({ ...own, price: '99' }, owner.headers)).status).toBe(200);
    expect((await update(id, { ...own, price: '98' })).status).toBe(200);
    const { status, body } = await get('/admin/business/edits');
    expect(status).toBe(200);
    expect(body).toMatchObject({ totalEdits: 2, totalPages: 1, currentPage: 1 });
    const [second, first] = body.edits;
    expect(second).toMatchObject({
      business: { _id: id, name: 'Malvan Marble', status: 'approved' },
      changes: [{ field: 'price', before: '410 per bag', after: '99' }],
      checkedAt: null,
    });
    const pictures = first.changes.find(({ field }: { field: string }) => field === 'image');
    expect(pictures).toEqual({ field: 'image', before: [null], after: [expect.stringMatching(/^\/media\/businesses\/.+-1280\.webp$/)] });
    expect(first.changes.map(({ field }: { field: string }) => field)).not.toContain('name');

    const check = () => call(app, 'PUT', `/api/v1/admin/business/edits/${second._id}`, undefined, headers);
    const answers = await Promise.all([check(), check()]);
    expect(answers.map(({ body: { message, checkedAt } }) => [message, checkedAt])).toEqual(
      Array(2).fill(['Marked as checked', answers[0]?.body.checkedAt]),
    );
    expect((await get('/admin/business/edits')).body.edits).toMatchObject([{ _id: first._id }]);
    const all = await get('/admin/business/edits?show=all&limit=1');
    expect(all.body).toMatchObject({ totalEdits: 2, totalPages: 2, edits: [{ _id: second._id, checkedAt: answers[0]?.body.checkedAt }] });
    expect((await audited(id)).map(({ action }) => action)).toEqual(['update', 'update']);
  });

  test.each([missing, 'x'])('none of them is %s', async (id) => {
    const answer = await call(app, 'PUT', `/api/v1/admin/business/edits/${id}`, undefined, headers);
    expect(answer).toMatchObject({ status: 404, body: { message: 'Edit not found' } });
  });
});
