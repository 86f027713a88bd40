import { Guesses, mustSay, type Town } from '#drills/parts/guesses.ts';
import { untilPhoneCodes } from '#drills/parts/phone-messages.ts';
import { forAll, type Said, type Visitor } from '#drills/parts/visitor.ts';

const CODES = 10_000;
/** Numbers that are guessed at a little each, until the site is slowed. */
const SPREAD = 50;
const AT_ONCE = 32;
/** What strangers may guess before they wait (docs/decisions/211-sign-in-by-code.md): codes of one number, and of the site. */
const MOST = { messages: 4, codes: 20, codesOfSite: 200 };
/** While the site is slowed, one more is looked at after so long, at the earliest. Milliseconds. */
const SITE_PAUSE = 20_000;
/** Of a right code: a session, or the permission to go on. */
const OPENS = ['nirmaan', 'nirmaan_phone'];

const PHONE = '/user/phone';

let made = 0;
const newNumber = () => `98${String(++made).padStart(8, '0')}`;

/** Whose number it is, with the browser in which they registered by it. */
interface Holder {
  phoneNo: string;
  known: Visitor;
}

async function register(town: Town): Promise<Holder> {
  const known = town.stranger();
  const phoneNo = newNumber();
  await mustSay(known.post(`${PHONE}/code/send`, { phoneNo }), 200);
  const [otp] = await untilPhoneCodes(town.dataDir, phoneNo, 1);
  await mustSay(known.post(`${PHONE}/code/verify`, { phoneNo, otp }), 200);
  const userName = `Holder ${phoneNo.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  await mustSay(known.post(`${PHONE}/register`, { userName }), 201);
  return { phoneNo, known };
}

/** Four strangers have a code sent to a phone, and 10,000 codes are tried, each from an address of its own; the right ones come last. */
export async function guessPhoneCodes(town: Town) {
  const { stage } = town;
  stage.scene('codes of a phone');
  const holder = await register(town);
  const { phoneNo } = holder;
  // The registration's own message counts with those of strangers.
  const asked = Array.from({ length: MOST.messages - 1 }, () => town.stranger());
  for (const stranger of asked) await mustSay(stranger.post(`${PHONE}/code/send`, { phoneNo }), 200);
  await mustSay(town.stranger().post(`${PHONE}/code/send`, { phoneNo }), 429);
  const right = (await untilPhoneCodes(town.dataDir, phoneNo, MOST.messages)).slice(1);
  const codes = Array.from({ length: CODES }, (_, n) => String(n * 97).padStart(6, '0')).filter((code) => !right.includes(code));
  const before = await town.countPhoneTries();
  const tried = new Guesses(town, OPENS);
  const guess = (otp: string, { cookies }: Visitor) => {
    const stranger = town.stranger(cookies);
    return tried.note(stranger, stranger.post(`${PHONE}/code/verify`, { phoneNo, otp }));
  };
  const guessing = (async () => {
    await forAll(codes.entries(), AT_ONCE, ([n, otp]) => guess(otp, asked[n % asked.length] as Visitor));
    for (const otp of right) for (const stranger of asked) await guess(otp, stranger);
  })();
  stage.step('the holder meanwhile');
  await tried.until(CODES / 2);
  stage.expect('the holder’s own code in a known browser', (await enterCode(town, holder, MOST.messages + 1)).status, '=', 200);
  await guessing;
  tried.tell();
  stage.expect('looked at', (await town.countPhoneTries()) - before, '≤', MOST.codes);
}

/** Whoever guesses a little at many numbers slows such guessing everywhere, and nobody who is known. */
export async function guessPhoneCodesOfMany(town: Town) {
  const { stage } = town;
  stage.scene(`codes of ${SPREAD} phones`);
  const holder = await register(town);
  const from = performance.now();
  const tried = new Guesses(town, OPENS);
  await forAll(Array.from({ length: SPREAD }, newNumber), 8, async (phoneNo) => {
    const asked = town.stranger();
    await mustSay(asked.post(`${PHONE}/code/send`, { phoneNo }), 200);
    const [right] = await untilPhoneCodes(town.dataDir, phoneNo, 1);
    for (const otp of ['000000', '123456', '111111', '654321', '112233', '121212'].filter((code) => code !== right).slice(0, 5)) {
      const stranger = town.stranger(asked.cookies);
      await tried.note(stranger, stranger.post(`${PHONE}/code/verify`, { phoneNo, otp }));
    }
  });
  tried.tell();
  const most = MOST.codesOfSite + Math.ceil((performance.now() - from) / SITE_PAUSE);
  stage.expect('looked at in all', await town.countPhoneTries(), '≤', most);
  stage.expect('a holder’s own code in a known browser', (await enterCode(town, holder, 2)).status, '=', 200);
}

/** The holder asks for a code in the browser that they always use, and enters it. @param nth the how-manieth of the number it is. */
async function enterCode({ dataDir }: Town, { phoneNo, known }: Holder, nth: number): Promise<Said> {
  await mustSay(known.post(`${PHONE}/code/send`, { phoneNo }), 200);
  const codes = await untilPhoneCodes(dataDir, phoneNo, nth);
  return known.post(`${PHONE}/code/verify`, { phoneNo, otp: codes.at(-1) });
}
