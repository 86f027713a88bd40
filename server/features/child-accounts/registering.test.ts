import { beforeEach, describe, expect, test } from 'vitest';
import { mailParent } from '#server/features/child-accounts/mail-parent.ts';
import { createChildren } from '#tests/helpers/child-steps.ts';

const { context, mail, newChild, register, rowOf, agreed } = await createChildren();
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

  test('with another child for a parent, in whatever case, is answered as with anybody, and asks nobody', async () => {
    await agreed(child);
    expect((await mail.next(child.email)).text).toContain('Welcome');
    const usual = await register(newChild());
    const sibling = { ...newChild(), parentEmail: child.email.toUpperCase() };
    const { status, body } = await register(sibling);
    expect({ status, body }).toEqual({ status: usual.status, body: usual.body });
    await mailParent.run(context, { userId: (await rowOf(sibling.email))?.user_id ?? '' });
    expect(mail.left(child.email) + mail.left(sibling.parentEmail)).toBe(0);
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
