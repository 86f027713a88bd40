import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { signId } from '#server/base/signed-id.ts';
import { createSigner } from '#server/base/signer.ts';
import { endUnansweredOf } from '#server/features/personal-data/end-child-account.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createChildOfEachTest } from '#tests/helpers/child-steps.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, context, db, mail, newChild, answer, register, logIn, rowOf, tokenFor, agreed, their } = await createChildOfEachTest();

describe('the account of somebody younger than 18', () => {
  test('is ended by the same link, before a parent has agreed and after', async () => {
    await register();
    const early = await tokenFor();
    expect((await answer('end', early)).status).toBe(200);
    expect(await rowOf()).toBeUndefined();
    for (const doing of ['agree', 'end'] as const)
      expect(await answer(doing, early)).toMatchObject({ status: 400, body: { code: 'wrong_parent_link' } });
    const late = await agreed();
    const { token } = (await logIn()).body;
    expect((await answer('end', late)).status).toBe(200);
    expect((await call(app, 'GET', '/api/v1/user/get', undefined, { authorization: `Bearer ${token}` })).status).toBe(401);
    expect(await db.selectFrom('child_accounts').select('user_id').where('parent_email', '=', their.child.parentEmail).execute()).toEqual(
      [],
    );
  });

  test('goes after seven days without an answer, and not before; one that was agreed to stays', async () => {
    await register();
    const kept = their.child;
    their.child = newChild();
    await register();
    await answer('agree', await tokenFor());
    const age = (days: number) =>
      db
        .updateTable('child_accounts')
        .set({ asked_at: new Date(Date.now() - days * 86_400_000) })
        .where('parent_email', 'in', [kept.parentEmail, their.child.parentEmail])
        .execute();
    await age(6.9);
    await endUnansweredOf(context);
    expect(await rowOf(kept.email)).toBeDefined();
    await age(7.1);
    await endUnansweredOf(context);
    expect(await rowOf(kept.email)).toBeUndefined();
    expect(await rowOf()).toBeDefined();
    // The name is free again.
    their.child = kept;
    expect((await register()).status).toBe(201);
  });

  test('stays when a parent agrees, and the child is 18, while the hourly run waits; one that cannot be deleted keeps none of the others', async () => {
    const [first, grownUp, stuck, last] = [newChild(), newChild(), newChild(), newChild()];
    const ids: string[] = [];
    for (const one of [first, grownUp, stuck, last]) {
      await register(one);
      ids.push((await rowOf(one.email))?.user_id ?? '');
    }
    const token = await tokenFor(grownUp.parentEmail);
    await Promise.all(
      ids.map((id, place) =>
        db
          .updateTable('child_accounts')
          .set({ asked_at: new Date(place) })
          .where('user_id', '=', id)
          .execute(),
      ),
    );
    await sql`create function refuse_to_go() returns trigger language plpgsql as $$ begin raise 'stays'; end $$`.execute(db);
    await sql`create trigger refuse_to_go before delete on users for each row when (old.email = ${sql.lit(stuck.email)})
      execute function refuse_to_go()`.execute(db);
    // The run has read its list, and waits for the first account.
    await meetAtLock(
      db,
      (transaction) =>
        transaction
          .selectFrom('users')
          .select('user_id')
          .where('user_id', '=', ids[0] ?? '')
          .forUpdate()
          .execute(),
      () => endUnansweredOf(context),
      async () => {
        expect((await answer('agree', token)).status).toBe(200);
        their.child = grownUp;
        const headers = { authorization: `Bearer ${(await logIn()).body.token}` };
        expect((await call(app, 'POST', '/api/v1/child-account/grown-up', undefined, headers)).status).toBe(200);
      },
    );
    const left = await Promise.all([first, grownUp, stuck, last].map(async ({ email }) => (await rowOf(email)) !== undefined));
    expect(left).toEqual([false, true, true, false]);
    expect((await logIn()).status).toBe(200);
    await sql`drop function refuse_to_go() cascade`.execute(db);
  });

  test('is ended by whoever comes first when a parent agrees, and ends it, and the seven days are over, at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      their.child = newChild();
      await register();
      const token = await tokenFor();
      await db
        .updateTable('child_accounts')
        .set({ asked_at: new Date(0) })
        .where('parent_email', '=', their.child.parentEmail)
        .execute();
      const [agreeing, ending] = await Promise.all([answer('agree', token), answer('end', token), endUnansweredOf(context)]);
      expect([200, 400]).toContain(agreeing.status);
      expect([200, 400]).toContain(ending.status);
      expect(await rowOf()).toBeUndefined();
    }
  });

  test('is no other user’s to end: a link is of a child alone', async () => {
    await agreed();
    const adult = await makeUser(db);
    expect(await answer('end', signId(context.signer, 'parent', adult))).toMatchObject({ status: 400 });
    const child_id = (await rowOf())?.user_id ?? '';
    expect(await answer('end', signId(context.signer, 'parent', child_id))).toMatchObject({ status: 400 });
    expect(await db.selectFrom('users').select('user_id').where('user_id', '=', adult).execute()).toHaveLength(1);
  });

  test('of a parent who has lost the mail, or whose link has died with its key: the links are mailed again, and end the account', async () => {
    const first = their.child;
    await agreed();
    their.child = { ...newChild(), parentEmail: first.parentEmail };
    await register();
    await tokenFor();
    const ask = (email: string) => call(app, 'POST', '/api/v1/child-account/mail/send', { email });
    const said = await ask(first.parentEmail.toUpperCase());
    expect(said).toMatchObject({ status: 200, body: { success: true } });
    expect(await ask('nobody-has-named-me@example.in')).toMatchObject({ status: 200, body: said.body });
    const { text } = await mail.next(first.parentEmail);
    const links = [
      ...text
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
        .matchAll(/\/parent\?child=([\w.-]+)/g),
    ].map(([, token]) => token);
    expect(new Set(links).size).toBe(2);
    // Signed by a key that was exchanged at once.
    const { link_id } = await db
      .selectFrom('child_accounts')
      .innerJoin('users', 'users.user_id', 'child_accounts.user_id')
      .select('link_id')
      .where('email', '=', first.email)
      .executeTakeFirstOrThrow();
    const dead = signId(
      createSigner(() => ({ current: randomBytes(32), former: [] })),
      'parent',
      link_id,
    );
    expect((await answer('end', dead)).status).toBe(400);
    for (const link of new Set(links)) expect((await answer('end', link)).status).toBe(200);
    for (const email of [first.email, their.child.email]) expect(await rowOf(email)).toBeUndefined();
    expect(mail.left('nobody-has-named-me@example.in')).toBe(0);
  });
});
