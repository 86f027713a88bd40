import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Signer } from '#server/base/signer.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { hashPassword, requirePasswordTurn } from '#server/features/accounts/logins/passwords.ts';
import { phoneCodeLimits } from '#server/features/phone-codes/limits.ts';
import {
  type CodeSubject,
  countSendings,
  countSendingsOfBrowser,
  countSendingsOfSite,
  findAccounts,
  findOpenCode,
  insertCode,
  lockNumber,
  noteSending,
} from '#server/features/phone-codes/queries.ts';
import { phoneCodeRefusals } from '#server/features/phone-codes/refusals.ts';
import { isKnownTo, type KnownBrowser } from '#server/features/sessions/known-browsers.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import { queueMessage } from '#server/features/short-messages/queue-message.ts';
import type { CodePurpose, CodeWay } from '#shared/schemas/phone-codes.ts';
import type { MessageKind } from '#shared/schemas/short-messages.ts';
import { currentLanguage } from '#shared/site-language.ts';

/** What a code says that it is for. */
const KINDS_OF_CODES = {
  user: 'code',
  contractor: 'code',
  account: 'code',
  parent: 'parentCode',
  claim: 'claimCode',
} as const satisfies Record<CodePurpose, MessageKind>;

const TOKEN = /^[\w-]{43}$/;

/** Which browser asks. */
interface Asking {
  /** What `sendPhoneCode` gave it before, if it did. */
  token: string | undefined;
  /** What it has signed in to before: what strangers ask for does not count against it. */
  browser: KnownBrowser | undefined;
}

interface SentCode {
  token: string;
  again: number;
  by: CodeWay | null;
  other: CodeWay | null;
}

/**
 * Sends a code to a number, or the same once more; asked for again at once it is on its way already. Numbers without an account are treated as
 * those with one (docs/product/rules.md, 'Signing in by a code').
 * @returns the token of the browser, in which alone the code is good; when it may be asked for again, and by which ways it goes.
 * @throws 429 after too many for the number, from the browser or on the whole site; 503 while too many wait.
 */
export async function sendPhoneCode(context: Context, subject: CodeSubject, by: CodeWay | undefined, asking: Asking): Promise<SentCode> {
  const { db, signer } = context;
  requirePasswordTurn();
  const token = asking.token !== undefined && TOKEN.test(asking.token) ? asking.token : randomBytes(32).toString('base64url');
  const browserHash = hashToken(token);
  const accounts = await findAccounts(db, subject.phoneNo);
  // A number that was typed may be anybody's: whoever typed it has signed in to no account of whose it is.
  const isKnown = accounts.some((account) => account.is_proven && isKnownTo(context, asking.browser, account));
  const phoneCodeId = randomUUID();
  const sending = { ...subject, browserHash, isKnown };
  // Whoever may not have another is told so without a turn: a flood would keep all others waiting.
  if ((await findFresh(db, sending)) === undefined) await requireRoom(db, sending);
  const codeHash = await hashPassword(codeOf(signer, phoneCodeId));
  const again = await db.transaction().execute(async (transaction) => {
    await lockNumber(transaction, subject.phoneNo);
    const open = await findOpenCode(transaction, subject, browserHash);
    const wait = open ? Math.ceil(phoneCodeLimits.pause - open.since_sent) : 0;
    if (open && wait > 0) return wait;
    await requireRoom(transaction, sending);
    const isSame = open !== undefined && open.age < phoneCodeLimits.sameCode && open.tries < phoneCodeLimits.triesPerCode;
    const code = codeOf(signer, isSame ? open.phone_code_id : phoneCodeId);
    const messageId = await queueMessage(context, transaction, {
      ...{ kind: KINDS_OF_CODES[subject.purpose], language: currentLanguage(), to: `+91${subject.phoneNo}`, values: { code }, by },
    });
    if (isSame) await noteSending(transaction, open.phone_code_id, messageId);
    else await insertCode(transaction, { ...sending, phoneCodeId, codeHash, messageId });
    return phoneCodeLimits.pause;
  });
  return { token, again, ...waysOf(context, by) };
}

/** The code that went out so lately that it is not sent again. */
async function findFresh(db: Kysely<DB>, { browserHash, ...subject }: CodeSubject & { browserHash: Buffer }) {
  const open = await findOpenCode(db, subject, browserHash);
  return open && open.since_sent < phoneCodeLimits.pause ? open : undefined;
}

async function requireRoom(db: Kysely<DB>, { phoneNo, browserHash, isKnown }: { phoneNo: string; browserHash: Buffer; isKnown: boolean }) {
  const { sendings, ofBrowser, ofSite } = phoneCodeLimits;
  for (const { most, within } of sendings) {
    const ofNumber = await countSendings(db, phoneNo, isKnown, within);
    if (ofNumber.sendings >= most) throw phoneCodeRefusals.tooManyCodes(ofNumber.seconds_left);
  }
  const browser = await countSendingsOfBrowser(db, browserHash);
  if (browser.sendings >= ofBrowser.most) throw phoneCodeRefusals.tooManyCodes(browser.seconds_left);
  if (isKnown) return;
  const site = await countSendingsOfSite(db);
  if (site.sendings >= ofSite.most) throw phoneCodeRefusals.tooManyCodes(site.seconds_left);
}

/** The way that a code goes by first, and the other one. */
function waysOf({ messenger }: Context, by: CodeWay | undefined): Pick<SentCode, 'by' | 'other'> {
  const set = messenger.waysOf('code').flatMap(({ name }) => (name === 'folder' ? [] : [name]));
  const first = by && set.includes(by) ? by : set[0];
  return { by: first ?? null, other: set.find((way) => way !== first) ?? null };
}

/** Six digits that nobody can tell without the server's key; sent again they are the same. */
function codeOf(signer: Signer, phoneCodeId: string) {
  return String(signer.digest('phone-code', phoneCodeId).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
