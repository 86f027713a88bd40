import { describe, expect, test } from 'vitest';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { AuditAction, AuditSubject } from '#shared/schemas/audit.ts';
import { makeAdmin } from '#tests/factories/admin.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();

const { headers } = await signInAdmin(db);
const asha = await makeAdmin(db, { email: 'asha@nirmaan.example' });
const ravi = await makeAdmin(db, { email: 'ravi@nirmaan.example' });

/** Written as the features write it. */
async function record(adminId: string, action: AuditAction, kind: AuditSubject, name: string, changes = {}, id = name) {
  await db.transaction().execute((transaction) => recordChange(transaction, { adminId, action, subject: { kind, id, name }, changes }));
}

await record(asha, 'add', 'service', 'Tiles/flooring', { name: { before: null, after: 'Tiles/flooring' } });
await record(ravi, 'update', 'business', 'Sharma & Sons Waterproofing', {
  phone_no: { before: '9876543210', after: '9876543299' },
  email: { before: 'owner@sharma.example', after: 'new@sharma.example' },
});
await record(ravi, 'delete', 'poster', 'मानसून सेल');

async function read(query = '') {
  const { status, body } = await call(app, 'GET', `/api/v1/admin/audit/get${query}`, undefined, headers);
  return { status, body, names: body.entries?.map(({ subject }: { subject: { name: string } }) => subject.name) };
}

const all = ['मानसून सेल', 'Sharma & Sons Waterproofing', 'Tiles/flooring'];
const india = (days: number) => new Date(Date.now() + 19_800_000 + days * 86_400_000).toISOString().slice(0, 10);

describe('the audit', () => {
  test('tells newest first who changed what, with personal data masked', async () => {
    const { status, body, names } = await read();
    expect(status).toBe(200);
    expect(names).toEqual(all);
    expect(body.next).toBeNull();
    expect(body.entries[1]).toEqual({
      _id: expect.any(String),
      admin: 'ravi@nirmaan.example',
      action: 'update',
      kind: 'business',
      subject: { _id: 'Sharma & Sons Waterproofing', name: 'Sharma & Sons Waterproofing' },
      // In no order of theirs: the table keeps them as one value.
      changes: expect.arrayContaining([
        { field: 'phone_no', before: '…10', after: '…99' },
        { field: 'email', before: 'o…@….example', after: 'n…@….example' },
      ]),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(body.entries[2].changes).toEqual([{ field: 'name', before: null, after: 'Tiles/flooring' }]);
  });

  test.each([
    ['?kind=business', all.slice(1, 2)],
    ['?admin=ravi@nirmaan.example', all.slice(0, 2)],
    ['?admin=nobody@nirmaan.example', []],
    ['?q=waterpr sharma', all.slice(1, 2)],
    ['?q=flooring', all.slice(2)],
    [`?q=${encodeURIComponent('मानसून')}`, all.slice(0, 1)],
    ['?q=--', []],
    ["?q='):*", []],
    [`?from=${india(0)}&to=${india(0)}`, all],
    [`?from=${india(1)}`, []],
    [`?to=${india(-1)}`, []],
    [`?kind=poster&admin=ravi@nirmaan.example&from=${india(0)}`, all.slice(0, 1)],
  ])('%s finds what was asked for', async (query, found) => {
    expect((await read(query)).names).toEqual(found);
  });

  test.each([
    ['?kind=weather', 'Invalid request'],
    ['?from=2026-02-30', 'from and to must be days like 2026-01-31'],
    ['?to=yesterday', 'from and to must be days like 2026-01-31'],
    ['?before=first', 'Invalid request'],
    ['?limit=0', 'limit must be a whole number from 1 to 100'],
  ])('%s is refused', async (query, message) => {
    expect(await read(query)).toMatchObject({ status: 400, body: { message } });
  });

  test('is read page by page, none twice', async () => {
    const first = await read('?limit=2');
    expect(first.names).toEqual(all.slice(0, 2));
    const second = await read(`?limit=2&before=${first.body.next}`);
    expect(second.names).toEqual(all.slice(2));
    expect(second.body.next).toBeNull();
  });

  test('is never changed, not even by SQL', async () => {
    await expect(db.updateTable('audit_entries').set({ admin_email: 'nobody' }).execute()).rejects.toThrow(
      'audit_entries is never changed',
    );
    await expect(db.deleteFrom('audit_entries').execute()).rejects.toThrow('audit_entries is never changed');
    expect((await read()).names).toEqual(all);
  });

  test('keeps nothing of a change that was taken back', async () => {
    const undone = db.transaction().execute(async (transaction) => {
      await recordChange(transaction, { adminId: asha, action: 'add', subject: { kind: 'blog', id: '1', name: 'Undone' }, changes: {} });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await read()).names).toEqual(all);
  });
});
