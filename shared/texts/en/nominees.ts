/** Whom somebody names to act for them: on the account's page, and what is refused. */

export const title = 'Somebody to act for you';
export const lead =
  'Name a person who may see, correct or delete your data if you die or can no longer do it yourself. We tell them nothing; they write to our Grievance Officer, who asks for proof.';
export const name = 'Their name';
export const email = 'Their email';
export const phone = 'Their mobile number';
export const oneIsEnough = 'Email or number: one is enough.';
export const namedOn = (day: string) => `Named on ${day}`;
export const save = 'Name this person';
export const change = 'Save the change';
export const takeBack = 'Take back';
export const kept = 'Saved. This person may act for you.';
export const takenBack = 'Taken back. Nobody is named.';
export const emailOrPhone = 'Give an email or a mobile number';
export const ownContact = 'This is your own. Name somebody else';
/** On the team's page of an account. */
export const actsFor = 'May act for them';
