import { call } from '#drills/parts/call.ts';
import { newEmail, nextNumber, PASSWORD } from '#drills/parts/people.ts';
import { untilResetMails } from '#drills/parts/reset-mails.ts';
import { countOf, somebody, type Town, thiefOf, untilMailed } from '#drills/parts/town-of-strangers.ts';
import type { Visitor } from '#drills/parts/visitor.ts';
import { changeTokenIn } from '#tests/helpers/confirmation.ts';

const FORGOT = '/user/forgotpassword';

/** A thief with a session for a moment asks for an address of his own: the owner's remedies end that, before it is taken and after. */
export async function steal(town: Town) {
  const { stage, database } = town;
  stage.scene('a session that was stolen');
  const first = await robOne(town);
  stage.expect('links at the owner', Number(first.takeBack !== ''), '=', 1);
  const browser = somebody(town);
  await browser.post(`${FORGOT}/otp/send`, { email: first.email });
  const [mailed] = await untilResetMails(town.mail, first.email, 1);
  await browser.post(`${FORGOT}/link/verify`, { reset: mailed?.link });
  const reset = await browser.post(`${FORGOT}/change-password`, { email: first.email, password: 'dry-terrace-2026' });
  stage.expect('the owner’s new password', reset.status, '=', 200);
  stage.expect('the thief’s session', (await first.thief.get('/user/get')).status, '=', 401);
  stage.expect('the thief’s link', await confirm(town, first), '=', 400);
  stage.expect('accounts at his address', await countOf(database, 'users where lower(email) = $1', first.wanted), '=', 0);
  stage.expect('at the owner’s', await countOf(database, 'users where email = $1', first.email), '=', 1);

  stage.scene('taken back');
  const second = await robOne(town);
  stage.expect('the thief’s link', await confirm(town, second), '=', 200);
  stage.expect('accounts at his address', await countOf(database, 'users where lower(email) = $1', second.wanted), '=', 1);
  stage.expect('the owner’s link', (await somebody(town).post('/account/take-back', { contact: second.takeBack })).status, '=', 200);
  stage.expect('accounts at the owner’s', await countOf(database, 'users where email = $1', second.email), '=', 1);
  stage.expect('the thief’s session', (await second.thief.get('/user/get')).status, '=', 401);
  const name = { userName: second.userName, password: PASSWORD };
  stage.expect('the password that he may know', (await somebody(town).post('/user/login', name)).status, '=', 401);
  stage.proved(2, 'accounts that stayed their owner’s');
}

/** Somebody registers, and a thief with the session asks for another address. */
async function robOne(town: Town) {
  const { stage, mail } = town;
  const owner = somebody(town);
  const [userName, email, wanted] = [`robbed${nextNumber()}`, newEmail('robbed'), newEmail('thief')];
  await owner.post('/user/register', { userName, email, password: PASSWORD });
  const thief = thiefOf(town, owner);
  stage.expect('the thief asks for his address', (await thief.put('/user/edit', { userName, email: wanted })).status, '=', 200);
  const link = await untilMailed(mail, wanted, changeTokenIn);
  const takeBack = await untilMailed(mail, email, (text) => /\/take-back\?contact=([\w.-]+)/.exec(text)?.[1]);
  return { userName, email, wanted, thief, link, takeBack };
}

/** The thief opens the link that confirms the new address, with the session, and presses its button. */
async function confirm({ url }: Town, { thief, link }: { thief: Visitor; link: string }): Promise<number> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: url, cookie: `nirmaan=${thief.cookies.get('nirmaan')}` };
  return (await call(`${url}/confirm-email?change=${link}`, { method: 'POST', raw: '', headers })).status;
}
