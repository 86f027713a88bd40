import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { BusinessData, UserData } from '#shared/schemas/personal-data.ts';
import { messages } from '#shared/texts.ts';

/** What a feature keeps about people: each that keeps something says both in its personal-data.ts (docs/architecture.md, 'Floors'). */
export interface KeepsPersonalData {
  /** The feature's part of the download of an account's own data, named as in shared/schemas/personal-data.ts. */
  collect?(context: Context, account: PublicAccount): Promise<Partial<UserData> | Partial<BusinessData>>;
  /**
   * Takes somebody out of what the feature keeps, in the transaction that deletes their account.
   * @returns the keys of pictures that go with it once that has committed.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most features have none
  forget?(transaction: Transaction<DB>, person: Person): Promise<string[] | void>;
}

/** Somebody who deletes their account, and what else tells who they are. */
export interface Person {
  account: PublicAccount;
  /**
   * The e-mail by which what came without the account is found: only one that they have proven to be theirs, and that no other account has
   * proven too. Nothing that was typed is found by a number: several people may have one.
   */
  email: string | undefined;
  /** The e-mail of the account, whosever it be. */
  address: string | undefined;
  /** The ten digits of their phone number, for texts that their proven e-mail has found; none without one. */
  phoneNo: string | undefined;
  /** Finds the e-mail in a text, however it is spelled: a regular expression of PostgreSQL's, for any case. */
  mentions: string;
  /** Finds the e-mail and the number in a text, to take them out where `mentions` or the e-mail has found it. */
  traces: string;
}

/** Finds every e-mail and every phone number: what somebody wrote while signed in loses all of them, as they may be theirs. */
export const ANY_CONTACT = String.raw`[^\s@]+@[^\s@]+\.[^\s@.,]+|\+?\d(?:[\s().-]*\d){9,}`;

/** What is kept as the name of somebody who went: views say it in the language of whoever reads it. */
export const FORMER_USER = 'Former user';

export function shownName(name: string): string {
  return name === FORMER_USER ? messages.formerUser : name;
}

/** What stands in a text where an e-mail or a phone number was. */
export const FORGOTTEN = '…';

const MATCHES_NOTHING = '\\Z.';

/** @param contact what an account is reached by; `isProven` where the e-mail is its own, and no other's. */
export function describePerson(
  account: PublicAccount,
  { address, phoneNo, isProven }: Pick<Person, 'address' | 'phoneNo'> & { isProven: boolean },
): Person {
  if (!isProven || !address) {
    return { account, address, email: undefined, phoneNo: undefined, mentions: MATCHES_NOTHING, traces: MATCHES_NOTHING };
  }
  const mentions = quote(address);
  const number = phoneNo && `(\\+?91[\\s().-]*)?${[...phoneNo].map(quote).join('[\\s().-]*')}`;
  return { account, address, email: address, phoneNo, mentions, traces: number ? `${mentions}|${number}` : mentions };
}

function quote(text: string) {
  return text.replace(/[^\p{L}\p{N}]/gu, '\\$&');
}
