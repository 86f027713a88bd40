/** Enquiries that wait for the team because several owners have marked their senders. */

export const quarantine = 'Quarantine';
export const tabTitle = 'Quarantine · Back office';
export const whatItIs =
  "Three owners have marked enquiries of these senders as spam or as coming from a wrong number. We know a sender by account or browser, or by number or email from the same network. A released enquiry comes to its business as if it were sent now; two releases end the sender's quarantine. A refused one comes to nobody. Senders are told that our team reads theirs first, and when it was not passed on; never why.";
export const byStatus = 'Enquiries by status';
export const inQuarantine = 'Enquiries in quarantine';
export const nothingInQuarantine = 'Nothing in quarantine';
export const enquiriesWaitHere = 'Enquiries of senders whom three owners have marked wait here.';
export const all = 'All';
export const waiting = 'Waiting';
export const released = 'Released';
export const refused = 'Refused';

/** @param name of the sender. */
export const sentTo = (name: string, business: string, city: string) => `${name} to <business>${business}</business>, ${city}`;
export const signedIn = 'signed in';
export const withoutAccount = 'without an account';
/** @param status 'Released' or 'Refused'. */
export const decidedOn = (status: string, moment: string) => `${status} on ${moment}`;
export const release = 'Release';
export const releaseInstead = 'Release instead';
export const refuse = 'Refuse';

export const markTogether = 'Owners who mark the same senders';
export const markTogetherHint =
  'These owners marked several senders together within 30 days. If they belong to one person, their marks silence whom that person wants: look at them, and reject what is no business.';
/** @param senders how many three of them have marked. */
export const sendersMarked = (senders: number) => `${senders} senders marked together`;
export const ownersSaid = 'What owners said of this sender';
export const ownersWordsGone = 'What owners had marked of this sender is gone.';
/** @param reason such as 'Wrong number'. */
export const markedBy = (reason: string, business: string, moment: string) => `${reason}, by ${business} on ${moment}`;
export const releaseChosen = 'Release chosen';
export const refuseChosen = 'Refuse chosen';
/** How one is called where it stands among others. */
export const nameOfSent = (sender: string, business: string) => `${sender} to ${business}`;
