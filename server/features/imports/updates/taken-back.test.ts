import { describe, expect, test } from 'vitest';
import { sweepImports } from '#server/features/imports/run-import.ts';
import { continueUndos } from '#server/features/imports/updates/undo-import.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeReview } from '#tests/factories/review.ts';
import { call } from '#tests/helpers/test-app.ts';
import { createUpdates } from '#tests/helpers/update-steps.ts';

const { admin, app, businessOf, check, context, db, importAll, read, row, businesses, checkRows, undo, make } = await createUpdates();

describe('an import is taken back', () => {
  test('what was added goes; what somebody has touched since stays and is named', async () => {
    const phones = ['9600013020', '9600013021', '9600013022', '9600013023', '9600013024'];
    const checked = await check(...phones.map((phoneNo) => row({ phoneNo })));
    await importAll(checked._id);
    const ids = await Promise.all(phones.map(async (phone) => (await businessOf(phone))?.business_id ?? ''));
    await makeEnquiry(db, { business_id: ids[1] ?? '' });
    await db
      .updateTable('businesses')
      .set({ price: '1' })
      .where('business_id', '=', ids[2] ?? '')
      .execute();
    await db
      .updateTable('businesses')
      .set({ password_hash: 'x' })
      .where('business_id', '=', ids[3] ?? '')
      .execute();
    await db
      .deleteFrom('businesses')
      .where('business_id', '=', ids[4] ?? '')
      .execute();
    const { ended: back } = await undo(checked._id);
    expect(back?.import).toMatchObject({ status: 'undone', undoneCount: 1, leftCount: 3 });
    expect(back?.left.map(({ business, because }) => [business._id, because])).toEqual([
      [ids[1], 'used'],
      [ids[2], 'edited'],
      [ids[3], 'owned'],
    ]);
    expect(await businessOf(phones[0] ?? '')).toBeUndefined();
    expect((await undo(checked._id)).body).toMatchObject({ code: 'import_not_undoable' });
  });

  test('a change that somebody has changed again stays', async () => {
    const ids = [await make({ price: '1 per bag' }), await make({ price: '1 per bag' })];
    const checked = await checkRows(ids.map((id) => ({ id, price: '2 per bag' })));
    await importAll(checked._id);
    await db
      .updateTable('businesses')
      .set({ description: 'Newer' })
      .where('business_id', '=', ids[0] ?? '')
      .execute();
    await makeReview(db, { business_id: ids[1] ?? '' });
    const { ended: back } = await undo(checked._id);
    expect(back?.left).toMatchObject([{ business: { _id: ids[0] }, because: 'edited' }]);
    expect((await businesses(...ids)).map(({ price }) => price)).toEqual(['2 per bag', '1 per bag']);
  });

  test('what a killed process has left is finished', async () => {
    const id = await make({ price: '1 per bag' });
    const checked = await checkRows([{ id, price: '2 per bag' }]);
    await importAll(checked._id);
    await db.updateTable('imports').set({ status: 'undoing' }).where('import_id', '=', checked._id).execute();
    await continueUndos.run(context, {});
    expect((await read(checked._id)).import).toMatchObject({ status: 'undone', undoneCount: 1 });
    expect(await businesses(id)).toMatchObject([{ price: '1 per bag' }]);
  });

  test('for 30 days, and only what has done something', async () => {
    const id = await make();
    const checked = await checkRows([{ id, price: '3 per bag' }]);
    expect((await undo(checked._id)).status).toBe(409);
    await importAll(checked._id);
    await db.updateTable('imports').set({ finished_at: '2026-01-01T00:00:00Z' }).where('import_id', '=', checked._id).execute();
    expect((await undo(checked._id)).body.message).toMatch(/^This import cannot be taken back/);
    await sweepImports.run(context, {});
    expect(await db.selectFrom('import_changes').select('line').where('import_id', '=', checked._id).execute()).toEqual([]);
    expect((await undo('nonsense')).status).toBe(404);
    expect((await call(app, 'POST', `/api/v1/admin/import/stop/${crypto.randomUUID()}`, undefined, admin.headers)).status).toBe(404);
  });
});
