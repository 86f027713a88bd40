import type { PublicAccount } from '#server/features/accounts/find-addressee.ts';

/** Somebody who deletes their account, and what else tells who they are. */
export interface Person {
  account: PublicAccount;
  /** Their e-mail, unless another account has it too: what carries it may be the other's. */
  email: string | undefined;
  /** The ten digits of their phone number. */
  phoneNo: string | undefined;
  /** Finds e-mail and number in a text, however they are spelled: a regular expression of PostgreSQL's, for any case. */
  traces: string;
}

/** Finds every e-mail and every phone number: what somebody wrote while signed in loses all of them, as they may be theirs. */
export const ANY_CONTACT = String.raw`[^\s@]+@[^\s@]+\.[^\s@.,]+|\+?\d(?:[\s().-]*\d){9,}`;

/** What stands in a text where an e-mail or a phone number was. */
export const FORGOTTEN = '…';

const MATCHES_NOTHING = '\\Z.';

/** @param contact what no other account has. */
export function describePerson(account: PublicAccount, { email, phoneNo }: Pick<Person, 'email' | 'phoneNo'>): Person {
  const traces = [email && quote(email), phoneNo && `(\\+?91[\\s().-]*)?${[...phoneNo].map(quote).join('[\\s().-]*')}`];
  return { account, email, phoneNo, traces: traces.filter(Boolean).join('|') || MATCHES_NOTHING };
}

function quote(text: string) {
  return text.replace(/[^\p{L}\p{N}]/gu, '\\$&');
}
