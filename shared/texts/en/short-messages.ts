/**
 * What short messages say where the operators have registered no other text, with {name} where a value comes. Plain letters alone: one
 * beyond those of an SMS makes it cost twice as much.
 */

import { brand } from '#shared/brand/shown-brand.ts';

/** The site, by its name on the internet and by the address of its pages. */
interface Site {
  host: string;
  url: string;
}

/** The last line lets a phone put the code into the page that waits for it (WebOTP). */
export const code = ({ host }: Pick<Site, 'host'>) =>
  `{code} is your code to sign in to ${brand.name}. It is good for 10 minutes. Do not tell it to anybody.\n\n@${host} #{code}`;
/** What a code says that does more than sign in: whoever is asked for it has to know what they give away. */
export const claimCode = ({ host }: Pick<Site, 'host'>) =>
  `{code} is your code to take over the entry of your business on ${brand.name}. It is good for 10 minutes. Do not tell it to anybody.\n\n@${host} #{code}`;
export const parentCode = ({ host }: Pick<Site, 'host'>) =>
  `{code} is your code to decide, as a parent, on a child's account on ${brand.name}. It is good for 10 minutes. Do not tell it to anybody.\n\n@${host} #{code}`;

/** The link signs its reader in, once. WhatsApp takes no text that begins or ends with a value. */
const link = ({ url }: Pick<Site, 'url'>) => `${url}/m/{link} (opens once)`;
export const enquiry = (site: Pick<Site, 'url'>) =>
  `New enquiry on ${brand.name}: {name} asks about {work} in {place}. Read and answer it: ${link(site)}`;
export const message = (site: Pick<Site, 'url'>) =>
  `New message on ${brand.name}: {name} has written to you about {work}. Read and answer it: ${link(site)}`;
export const closed = (site: Pick<Site, 'url'>) => `On ${brand.name}, the enquiry of {name} about {work}: {outcome}. See it: ${link(site)}`;
/** What `closed` says has become of an enquiry: thirty letters at most. */
export const outcomeChosen = 'you have been chosen';
export const outcomeOver = 'it is over';
export const outcomeReopened = 'it goes on after all';
export const decision = (site: Pick<Site, 'url'>) => `On ${brand.name}, your business {business} {outcome}. See it: ${link(site)}`;
/** What `decision` says the team has done: thirty letters at most. */
export const decisionApproved = 'is approved and listed now';
export const decisionRejected = 'is not listed: see why';
export const decisionOnChanges = 'has its changes decided';
export const decisionChanged = 'was changed by our team';
export const decisionSuggested = 'has a suggested correction';
export const review = (site: Pick<Site, 'url'>) =>
  `New review on ${brand.name}: {name} gives you {stars} of 5 stars. Read it and reply: ${link(site)}`;
export const answer = (site: Pick<Site, 'url'>) =>
  `An answer on ${brand.name}: {business} has written to you about {work}. Read and answer it: ${link(site)}`;
export const asked = (site: Pick<Site, 'url'>) =>
  `On ${brand.name}, your enquiry to {business} about {work}: {outcome}. See it: ${link(site)}`;
/** What `asked` says of an enquiry, and whom one to several went to: thirty letters at most. */
export const outcomeSent = 'it has been sent';
export const outcomeReadFirst = 'our team reads it first';
export const outcomeUnanswered = 'no answer for two days';
export const toSeveral = (count: number) => (count === 1 ? '1 business' : `${count} businesses`);
export const reply = (site: Pick<Site, 'url'>) => `On ${brand.name}, {business} has replied to your review. Read it: ${link(site)}`;
export const moderation = (site: Pick<Site, 'url'>) =>
  `On ${brand.name}, our team has decided on {writing} about {business}: {outcome}. See it: ${link(site)}`;
/** What `moderation` says was decided on, and what: thirty letters at most. */
export const writingReview = 'your review';
export const writingReply = 'your reply to a review';
export const writingReport = 'your report';
export const writingCorrection = 'your correction';
export const outcomeRemoved = 'it was removed';
export const outcomeRefused = 'it is not shown';
export const outcomeUpheld = 'you were right';
export const outcomeDismissed = 'nothing has to be changed';
export const outcomeEnded = 'the page has changed meanwhile';
export const workDone = (site: Pick<Site, 'url'>) => `On ${brand.name} you chose {business}. Was the work done? Please say: ${link(site)}`;
export const reviewWanted = (site: Pick<Site, 'url'>) =>
  `On ${brand.name}, {business} asks all whose work was done for a review. Good or bad, write yours: ${link(site)}`;
/** To numbers that nobody has proven: no link signs its reader in. */
export const invitation = ({ url }: Pick<Site, 'url'>) =>
  `A business on ${brand.name} invites you to work for it. See it and answer until {until}: ${url}/user/invitations`;
export const claimed = ({ url }: Pick<Site, 'url'>) =>
  `On ${brand.name}, somebody has shown that {business} is theirs and looks after its page. Not you? Write to us: ${url}/contact`;
export const test = ({ url }: Pick<Site, 'url'>) => `Messages of ${brand.name} work. This one was sent at {time} from ${url}`;
