/** What visitors wrote to the team, in the back office. */

export const inbox = 'Inbox';
export const tabTitle = 'Inbox · Back office';
export const newestFirst = 'Messages, newest first';
export const showAllMessages = 'Show all messages';
export const noMessages = 'No messages yet';
export const messagesArriveHere = 'What visitors write to the team arrives here and by email.';

export const messages = 'Messages';
export const byKind = 'Messages by kind';
export const byStatus = 'Messages by status';
export const searchIn = 'Name, phone, email, service or message';
export const everything = 'Everything';
export const all = 'All';
export const generalEnquiries = 'General enquiries';
export const contactMessages = 'Contact messages';

export const generalEnquiry = 'General enquiry';
export const contactMessage = 'Contact message';
/** @param status such as 'Replied'. */
export const chosenAs = (status: string) => `Chosen: ${status}`;

// Answering.
export const answer = (name: string) => `Answer<hidden> ${name}</hidden>`;
export const answerTitle = 'Answer by mail';
/** @param email where it goes. */
export const answerGoesTo = (email: string) => `Goes to ${email}. Their reply comes to the team’s mailbox.`;
export const yourAnswer = 'Your answer';
export const sendAnswer = 'Send';
export const answeredBy = (email: string, moment: string) => `${email} answered on ${moment}`;
export const answeredOn = (moment: string) => `Answered on ${moment}`;
