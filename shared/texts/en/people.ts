/** Several people work for one business: who does what, and what an invitation says. */

// Roles.
export const roleEnquiries = 'Answers enquiries';
export const roleEdits = 'Edits the page';
export const roleAll = 'Does everything';
export const mayEnquiries = 'Reads enquiries and answers them.';
export const mayEdits = 'Changes what everybody sees of the business, and replies to reviews.';
export const mayAll = 'Both of these, invites others, sees the numbers, asks for checks and reviews.';
export const mayNever = 'The number, the email, the password and the end of the account stay with the business itself.';
export const ofAccount = 'Only the business itself can change this.';

// The owner's list.
export const people = 'People';
export const intro = 'Let others work for your business, each with their own account: you see who answered and who changed what.';
export const ownAccount = 'The account of the business itself does everything and cannot be removed.';
export const invite = 'Invite somebody';
export const contact = 'Their mobile number or email';
export const contactHint = 'They need an account with this number or email, confirmed. The invitation holds for 7 days.';
export const whatFor = 'What they may do';
export const send = 'Send the invitation';
export const nobody = 'You work alone so far.';
export const worksSince = (day: string) => `Works for you since ${day}`;
export const invitedUntil = (day: string) => `Invited, can accept until ${day}`;
export const hasEnded = (day: string) => `Not accepted, ended on ${day}`;
export const invitedBy = (name: string) => `Invited by ${name}`;
export const joined = 'Working';
export const invited = 'Invited';
export const ended = 'Ended';
export const roleOf = (name: string) => `What they may do<hidden>: ${name}</hidden>`;
export const saveRole = (name: string) => `Change<hidden> what ${name} may do</hidden>`;
export const remove = (name: string) => `Remove<hidden> ${name}</hidden>`;
export const takeBack = (name: string) => `Take back<hidden> the invitation of ${name}</hidden>`;
export const askRemove = (name: string) => `Remove ${name}?`;
export const removeHint = 'They are signed out of your business at once. What they did keeps their name.';
export const askTakeBack = (name: string) => `Take back the invitation of ${name}?`;
export const takeBackHint = 'It cannot be accepted any more.';
export const yesRemove = 'Yes, remove';
export const yesTakeBack = 'Yes, take back';
export const takeOff = (name: string) => `Take off the list<hidden>: ${name}</hidden>`;
export const askTakeOff = (name: string) => `Take ${name} off the list?`;
export const takeOffHint = 'The invitation has ended. You can invite them again.';
export const yesTakeOff = 'Yes, take off';
export const editedLately = 'Changed lately';
export const nothingEdited = 'Nothing was changed yet.';
export const bySelf = 'The business itself';

// Invitations, as whoever is invited sees them.
export const invitations = 'Work for businesses';
export const invitationsIntro = 'Businesses that invite you, and those that you work for.';
export const none = 'No invitation for you';
export const noneHint =
  'You see an invitation here once you have confirmed the email or number that it was sent to, in the account that you are signed in with.';
export const confirmAgain = 'Confirm your number again';
export const confirmAgainHint =
  'You confirmed it more than 90 days ago. It may be somebody else’s by now, so invitations to it are shown once you have entered a new code.';
export const forUsers = 'Invitations are for user accounts';
export const forUsersHint = 'You are logged in as a business. Log out, and log in as a user.';
export const invitesYou = (day: string) => `Invites you. You can accept until ${day}`;
export const youWork = 'You work for this business';
export const accept = (business: string) => `Accept<hidden>: ${business}</hidden>`;
export const decline = (business: string) => `Decline<hidden>: ${business}</hidden>`;
export const leave = (business: string) => `Stop working for it<hidden>: ${business}</hidden>`;

// For whom somebody acts.
export const actFor = (business: string) => `Act for ${business}`;
export const asMyself = 'As myself';
export const youActFor = (business: string) => `You act for ${business}`;
/** @param name of a user. @param role what they may do: 'Answers enquiries'. */
export const nameAndRole = (name: string, role: string) => `${name} · ${role}`;
export const desk = 'Dashboard of the business';
