import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import {
  type Candidate,
  type ChatMessage,
  findAnswered,
  findChatMessage,
  findCurrent,
  findOpenQuestion,
  isOfBusiness,
  lockChatMessage,
  lockNumber,
  selectCandidates,
  setChatMessage,
} from '#server/features/chat/queries.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** For how long what is written next belongs to the conversation of the message before. */
const CURRENT = 10 * MINUTE;
/** For how long after it was told of a conversation can be answered without naming it. */
const TOLD = 7 * DAY;
/** Meta lets nobody be written to freely who has not written for a day: no question reaches them. */
export const WINDOW = DAY;

/** By how much the clocks of Meta and of this machine may differ. */
const CLOCKS = MINUTE;

const before = (moment: Date, milliseconds: number) => new Date(moment.getTime() - milliseconds);

/**
 * The conversations that a message may belong to, which says nothing of it itself: those that its writer was told of before and that are open.
 * Where there are none, those of the next moments, as a clock may be behind.
 */
export async function candidatesOf(
  db: Kysely<DB>,
  { phone_no: phoneNo, written_at: at, business_id: businessId }: Pick<ChatMessage, 'phone_no' | 'written_at' | 'business_id'>,
): Promise<Candidate[]> {
  const toldUntil = (until: Date) => selectCandidates(db, { phoneNo, businessId, from: before(at, TOLD), until });
  const told = await toldUntil(at);
  return told.length > 0 ? told : toldUntil(new Date(at.getTime() + CLOCKS));
}

/**
 * Finds out to which conversation a message belongs, by what was open when it was written, and notes that: the one that it was written under;
 * the one that its writer is in; the only one that they were told of. Of several it is asked which, once for all that comes meanwhile.
 */
export async function decide(transaction: Transaction<DB>, id: string): Promise<ChatMessage | undefined> {
  const message = await lockChatMessage(transaction, id);
  if (message?.state !== 'waiting' || message.enquiry_id !== null) return message;
  const { phone_no: phoneNo, business_id: businessId, written_at: at } = message;
  await lockNumber(transaction, phoneNo);
  const set = async (values: Parameters<typeof setChatMessage>[2]) => {
    await setChatMessage(transaction, id, values);
    return findChatMessage(transaction, id);
  };
  const named =
    (message.answers === null ? undefined : await findAnswered(transaction, phoneNo, message.answers)) ??
    (await findCurrent(transaction, phoneNo, { since: before(at, CURRENT), until: at }));
  if (named && (await isOfBusiness(transaction, named, businessId))) return set({ enquiry_id: named });

  const candidates = await candidatesOf(transaction, message);
  const [candidate] = candidates;
  if (!candidate) return set({ state: 'unplaced' });
  if (candidates.length === 1) return set({ enquiry_id: candidate.enquiry_id });
  // Nobody can be asked any more.
  if (Date.now() - at.getTime() > WINDOW) return set({ state: 'unplaced' });
  const question = await findOpenQuestion(transaction, phoneNo, before(new Date(), CURRENT));
  // What was asked with another one already: nothing more is said of it.
  return set({ state: 'asked', question_id: question ?? id, ...(question ? { said_at: new Date() } : {}) });
}
