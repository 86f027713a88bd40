import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeMember } from '#tests/factories/member.ts';
import { createUpdates } from '#tests/helpers/update-steps.ts';

const { db, importAll, businesses, checkRows, undo, make } = await createUpdates();

describe('a business that a file gives another e-mail', () => {
  /** Of somebody who works for a business, and of somebody who is invited to. */
  async function people(business_id: string) {
    const ids = [await makeMember(db, { business_id }), await makeMember(db, { business_id, state: 'invited' })];
    return async () => {
      const rows = await db.selectFrom('business_members').select(['member_id', 'state']).where('member_id', 'in', ids).execute();
      return ids.map((id) => rows.find(({ member_id }) => member_id === id)?.state);
    };
  }
  /** How many addresses could take the account back. */
  const earlier = async (business_id: string) =>
    (await db.selectFrom('earlier_contacts').select('email').where('business_id', '=', business_id).execute()).length;
  async function makeOwned() {
    const id = await make({ email: `owner-${randomUUID()}@mail.example`, email_proven_at: new Date(), password_hash: 'x' });
    const [{ email } = { email: '' }] = await businesses(id);
    return { id, email: email ?? '' };
  }
  const keepEarlier = (business_id: string) =>
    db
      .insertInto('earlier_contacts')
      .values({ business_id, email: 'before@mail.example', ends_at: new Date(Date.now() + 86_400_000) })
      .execute();
  const giveEmail = async (id: string, email: string) => {
    const checked = await checkRows([{ id, email }]);
    expect(await importAll(checked._id)).toMatchObject({ status: 'done', changedCount: 1 });
    return checked._id;
  };

  test('has nobody who works for it or is invited to any more, nor once the file is taken back', async () => {
    const { id, email } = await makeOwned();
    const before = await people(id);
    await keepEarlier(id);
    const file = await giveEmail(id, `office-${email}`);
    expect([await before(), await earlier(id)]).toEqual([['removed', 'taken_back'], 0]);
    const since = await people(id);
    expect((await undo(file)).ended).toMatchObject({ import: { undoneCount: 1 } });
    expect([(await businesses(id))[0]?.email, await since()]).toEqual([email, ['removed', 'taken_back']]);
  });

  test('keeps them where it is the same in other letters', async () => {
    const { id, email } = await makeOwned();
    const states = await people(id);
    await keepEarlier(id);
    const file = await giveEmail(id, email.toUpperCase());
    expect((await undo(file)).ended).toMatchObject({ import: { undoneCount: 1 } });
    expect([(await businesses(id))[0]?.email, await states(), await earlier(id)]).toEqual([email, ['joined', 'invited'], 1]);
  });
});
