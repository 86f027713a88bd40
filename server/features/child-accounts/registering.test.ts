import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { signId } from '#server/base/signed-id.ts';
import { createChildren } from '#tests/helpers/child-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, context, db, mail, newChild, register, rowOf, agreed, answer, tokenFor } = await createChildren();

async function bodyOf(child: object) {
  const { status, body } = await register(child);
  return { status, body };
}
/** Mails to parents that are on their way. */
const jobsLeft = async () => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from pgboss.job where name = 'mail-parent' and state < 'completed'`.execute(db);
  return rows[0]?.n;
};

let child = newChild();
beforeEach(() => {
  child = newChild();
});

describe('the registration of somebody younger than 18', () => {
  test.each([
    ['their own address', () => child.email],
    ['their own address in another spelling', () => child.email.replace('@example', '+parent@EXAMPLE').replace('child', 'Child')],
  ])('is refused with a parent of %s', async (_what, parentEmail) => {
    expect(await register({ ...child, parentEmail: parentEmail() })).toMatchObject({
      status: 400,
      body: { code: 'not_a_parent', errors: { parentEmail: 'Give the address of a parent or guardian, not your own' } },
    });
    expect(await rowOf(child.email)).toBeUndefined();
  });

  test('tells nobody whose address or number is that of a child: all are answered the same, and a child is mailed nothing', async () => {
    await agreed(child);
    await db.updateTable('users').set({ phone_no: '9822016001', phone_proven_at: new Date() }).where('email', '=', child.email).execute();
    const answers: unknown[] = [];
    for (const parentEmail of [`free-${child.email}`, child.email, child.email.toUpperCase(), child.email.replace('@', '+tag@')])
      answers.push(await bodyOf({ ...newChild(), parentEmail }));
    const byNumber: unknown[] = [];
    for (const parentPhone of ['9822016002', '9822016001'])
      byNumber.push(await bodyOf({ ...newChild(), parentEmail: undefined, parentPhone }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(new Set(byNumber.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([answers[0], byNumber[0]]).toMatchObject([{ status: 201 }, { status: 201 }]);
    // The free one was asked after the others would have been.
    await tokenFor(`free-${child.email}`);
    await expect.poll(() => jobsLeft()).toBe(0);
    const asked: string[] = [];
    while (mail.left() > 0) {
      const { to, text } = await mail.next();
      if (text.includes('Subject: May your child')) asked.push(...to.map((address) => address.toLowerCase()));
    }
    const [name = ''] = child.email.split('@');
    expect(asked.filter((address) => address.startsWith(name))).toEqual([]);
  });

  describe('names for a parent', () => {
    const linkOf = async (email: string) => {
      const { link_id } = await db
        .selectFrom('child_accounts')
        .innerJoin('users', 'users.user_id', 'child_accounts.user_id')
        .select('link_id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return signId(context.signer, 'parent', link_id);
    };
    const childAgrees = { status: 409, body: { code: 'child_agrees' } };

    test('who registers as a child themselves after that: they agree to nothing', async () => {
      const sibling = { ...newChild(), parentEmail: child.email };
      expect((await register(sibling)).status).toBe(201);
      const link = await tokenFor(child.email);
      expect((await register(child)).status).toBe(201);
      expect(await answer('agree', link)).toMatchObject(childAgrees);
      expect((await answer('end', link)).status).toBe(200);
    });

    test('who has agreed, and registers as a child after that: nobody agrees for them', async () => {
      const sibling = { ...newChild(), parentEmail: child.email };
      await agreed(sibling);
      expect((await register(child)).status).toBe(201);
      expect(await answer('agree', await tokenFor(child.parentEmail))).toMatchObject(childAgrees);
    });

    test('each other: neither agrees, though both try at once', async () => {
      const other = { ...newChild(), parentEmail: child.email };
      for (const one of [{ ...child, parentEmail: other.email }, other]) expect((await register(one)).status).toBe(201);
      const links = await Promise.all([child, other].map(({ email }) => linkOf(email)));
      for (const answered of await Promise.all(links.map((link) => answer('agree', link)))) expect(answered).toMatchObject(childAgrees);
    });

    test('a child’s mailbox in another spelling', async () => {
      const email = `asha.${Date.now()}@gmail.com`;
      expect((await register({ ...child, email })).status).toBe(201);
      const sibling = { ...newChild(), parentEmail: email.replace('asha.', 'as.ha').replace('@', '+mum@').replace('gmail', 'googlemail') };
      expect((await register(sibling)).status).toBe(201);
      expect(await answer('agree', await linkOf(sibling.email))).toMatchObject(childAgrees);
    });

    test('a child’s number: it sees nobody, and agrees to nothing', async () => {
      await agreed(child);
      const phone_no = '9822016003';
      await db.updateTable('users').set({ phone_no, phone_proven_at: new Date() }).where('email', '=', child.email).execute();
      const sibling = { ...newChild(), parentEmail: undefined, parentPhone: phone_no };
      expect((await register(sibling)).status).toBe(201);
      expect(await answer('agree', await linkOf(sibling.email))).toMatchObject(childAgrees);
    });
  });

  test('that is sent again under its key is one, and answered as before', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const send = (body: object) => call(app, 'POST', '/api/v1/user/register-child', body, headers);
    const first = await send(child);
    const again = await send(child);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await db.selectFrom('users').select('user_id').where('email', '=', child.email).execute()).toHaveLength(1);
    // The password is in nothing that is noted: another one would be noted beside it.
    const count = async () => (await db.selectFrom('sent_once').select('sent_id').execute()).length;
    const before = await count();
    await send({ ...child, password: 'another password' });
    expect(await count()).toBe(before);
  });

  test.each([
    ['no parent', { parentEmail: '' }, 'parentEmail', 'All fields are required'],
    [
      'no word of a parent',
      { parentEmail: undefined },
      'parentEmail',
      'Give an email or a mobile number of a parent or guardian, one of the two',
    ],
    [
      'two ways to a parent',
      { parentPhone: '9822012345' },
      'parentEmail',
      'Give an email or a mobile number of a parent or guardian, one of the two',
    ],
    ['a parent who is no address', { parentEmail: 'mother' }, 'parentEmail', 'Invalid Email'],
    ['a parent who is no text', { parentEmail: ['a@example.in'] }, 'parentEmail', 'All fields are required'],
    ['a parent who is huge', { parentEmail: `${'a'.repeat(100_000)}@example.in` }, 'parentEmail', 'This text is too long'],
    ['no user name', { userName: '' }, 'userName', 'All fields are required'],
    ['no address', { email: 'child@' }, 'email', 'Invalid Email'],
    ['a short password', { password: 'brick' }, 'password', 'Password length must be at least 6 characters'],
  ])('is refused with %s', async (_what, wrong, field, message) => {
    expect(await register({ ...child, ...wrong })).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
    expect(await rowOf(child.email)).toBeUndefined();
  });

  test('is one, though it is sent twice at once, and its name and address are those of nobody else', async () => {
    const statuses = (await Promise.all([register(child), register(child)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
    expect((await register({ ...child, email: newChild().email })).status).toBe(409);
    expect((await register({ ...child, userName: newChild().userName })).status).toBe(409);
  });
});
