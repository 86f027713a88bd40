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
  /** Their e-mail, unless another account has it too: what carries it may be the other's. */
  email: string | undefined;
  /** Their e-mail, though another account have it too. */
  address: string | undefined;
  /** The ten digits of their phone number. */
  phoneNo: string | undefined;
  /** Finds e-mail and number in a text, however they are spelled: a regular expression of PostgreSQL's, for any case. */
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

/** @param contact how they are reached; `email` is what no other account has. */
export function describePerson(account: PublicAccount, contact: Pick<Person, 'email' | 'address' | 'phoneNo'>): Person {
  const { email, phoneNo } = contact;
  const traces = [email && quote(email), phoneNo && `(\\+?91[\\s().-]*)?${[...phoneNo].map(quote).join('[\\s().-]*')}`];
  return { account, ...contact, traces: traces.filter(Boolean).join('|') || MATCHES_NOTHING };
}

function quote(text: string) {
  return text.replace(/[^\p{L}\p{N}]/gu, '\\$&');
}
