import { expect, test } from 'vitest';
import { makeCorrection } from '#tests/factories/correction.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createCorrections } from '#tests/helpers/correction-steps.ts';

const { app, db, mailTo, mailbox, follow } = await createCorrections({}, { pages: true });
const DAY = 86_400_000;

/** Somebody without an account is mailed what became of a suggestion. @returns its id, and the page that the mail leads to. */
async function mailList(email: string) {
  const id = await makeCorrection(db, { email, user_id: null, state: 'refused', reason: 'The board says no' });
  await follow();
  const text = await mailTo(email, 'Your correction was not accepted');
  return { id, list: /\/user\/corrections\?list=[\w.-]+/.exec(text)?.[0] ?? '' };
}
const open = async (list: string) => (await app.inject({ url: list })).body;
const DEAD = 'This link is too old, or not one of ours';

test('a mailed list shows what was suggested from the address, for 90 days and no longer', async () => {
  const { id, list } = await mailList(mailbox());
  const toldBefore = (days: number) =>
    db
      .updateTable('corrections')
      .set({ told_at: new Date(Date.now() - days * DAY) })
      .where('correction_id', '=', id)
      .execute();
  expect(await open(list)).toContain('The board says no');
  await toldBefore(89);
  expect(await open(list)).toContain('The board says no');
  await toldBefore(91);
  const page = await open(list);
  expect(page).toContain(DEAD);
  expect(page).not.toContain('The board says no');
  expect(await open(`${list}x`)).toContain(DEAD);
});

test('it shows nothing of an account that has the address: whoever reads the mail later has that account not', async () => {
  const email = mailbox();
  const { list } = await mailList(email);
  const user_id = await makeUser(db, { email });
  await makeCorrection(db, { user_id, state: 'refused', reason: 'Said while signed in' });
  await makeCorrection(db, { user_id, email, state: 'refused', reason: 'Taken into the account' });
  const page = await open(list);
  expect(page).toContain('The board says no');
  for (const own of ['Said while signed in', 'Taken into the account']) expect(page).not.toContain(own);
});
