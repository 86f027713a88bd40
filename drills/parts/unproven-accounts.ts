import { call } from '#drills/parts/call.ts';
import { newEmail, nextNumber, PASSWORD, registerBusinesses } from '#drills/parts/people.ts';
import { somebody, type Town, untilMailed } from '#drills/parts/town-of-strangers.ts';
import { Visitor } from '#drills/parts/visitor.ts';
import { proofTokenIn } from '#tests/helpers/confirmation.ts';

/** What accounts whose address nobody has proven see: each, and all of one network in a day. */
const NUMBERS = { account: 3, network: 30 };
/** Others' reviews of one business within a day after which more wait for the team. */
const BURST = 5;
const WRITERS = 10;

/** An account without a proven address is not counted as a person: it sees three numbers, and nobody sees what it reviews. */
export async function awaitProof(town: Town) {
  const { stage, url, mail } = town;
  stage.scene('not proven');
  const shops = await registerBusinesses(url, NUMBERS.account + 1);
  const { visitor, email } = await register(somebody(town));
  const seen = [];
  for (const { id } of shops) seen.push((await visitor.post(`/contractor/show-phone/${id}`, {})).body.phoneAccess);
  stage.expect('numbers at once', seen.filter((access) => access === 'shown').length, '=', NUMBERS.account);
  stage.expect('the fourth after confirming the e-mail', Number(seen.at(-1) === 'confirm_email'), '=', 1);
  const [shop] = shops;
  stage.expect('review taken', await review(visitor, shop?.id), '=', 201);
  stage.expect('shown to others', await countShown(town, shop?.id), '=', 0);
  const proof = await untilMailed(mail, email, proofTokenIn);
  const cookie = `nirmaan=${visitor.cookies.get('nirmaan')}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: url, cookie };
  stage.expect(
    'the link of the mail',
    (await call(`${url}/prove-email?proof=${proof}`, { method: 'POST', raw: '', headers })).status,
    '=',
    200,
  );
  const fourth = await visitor.post(`/contractor/show-phone/${shops.at(-1)?.id}`, {});
  stage.expect('the fourth number then', Number(fourth.body.phoneAccess === 'shown'), '=', 1);
  stage.expect('the review then', await countShown(town, shop?.id), '=', 1);
  stage.proved(2, 'things that waited for a proof');
}

/** One address registers as many: together they see a day's numbers of one network, and their one-star reviews are shown nowhere. */
export async function beMany(town: Town) {
  const { stage, url, database } = town;
  const { address } = somebody(town);
  const another = () => register(new Visitor(url, address));

  stage.scene('one address, many accounts');
  const [shops, [target, old]] = [await registerBusinesses(url, NUMBERS.account), await registerBusinesses(url, 2)];
  let shown = 0;
  for (let n = 0; n < NUMBERS.network / NUMBERS.account + 2; n += 1) {
    const { visitor } = await another();
    for (const { id } of shops) if ((await visitor.post(`/contractor/show-phone/${id}`, {})).body.phoneAccess === 'shown') shown += 1;
  }
  stage.expect('numbers together', shown, '=', NUMBERS.network);

  const young = await Promise.all(Array.from({ length: WRITERS }, another));
  const taken = await Promise.all(young.map(({ visitor }) => review(visitor, target?.id)));
  stage.expect('one-star reviews taken', taken.filter((status) => status === 201).length, '=', WRITERS);
  stage.expect('shown', await countShown(town, target?.id), '=', 0);
  const emails = (people: { email: string }[]) => [people.map(({ email }) => email)];
  await database.query('update users set email_proven_at = now() where email = any ($1)', emails(young));
  stage.expect('shown once all are proven', await countShown(town, target?.id), '=', 0);

  const aged = await Promise.all(Array.from({ length: WRITERS }, another));
  const dress = "update users set email_proven_at = now(), created_at = now() - interval '2 days' where email = any ($1)";
  await database.query(dress, emails(aged));
  await Promise.all(aged.map(({ visitor }) => review(visitor, old?.id)));
  stage.expect('shown of accounts that were made before', await countShown(town, old?.id), '=', BURST);
  stage.proved(WRITERS * 2, 'reviews of one address');
}

async function register(visitor: Visitor) {
  const email = newEmail('many');
  const { status } = await visitor.post('/user/register', { userName: `many${nextNumber()}`, email, password: PASSWORD });
  if (status !== 201) throw new Error(`registering was answered with ${status}`);
  return { visitor, email };
}

async function review(visitor: Visitor, business: string | undefined): Promise<number> {
  const words = { name: 'A customer', email: newEmail('review'), description: 'The tiles came off.', rating: 1 };
  return (await visitor.post('/review/add', { ...words, business })).status;
}

/** How many reviews of a business somebody else is shown. */
async function countShown(town: Town, business: string | undefined): Promise<number> {
  const { body } = await somebody(town).get(`/review/get/${business}`);
  return (body.reviews as unknown[]).length;
}
