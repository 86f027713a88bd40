import { plural } from '#shared/texts/en/grammar.ts';

export const sendEnquiry = 'Send Enquiry';
export const sendEnquiryTo = (name: string) => `Send Enquiry<hidden> to ${name}</hidden>`;
export const toBusiness = (name: string) => `To ${name}`;
export const noAccountNeeded = 'No account is needed. Have one? <login>Log in</login> and your name and email are filled in.';
export const floorOrArea = 'Floor or area';
export const floorOrAreaOptional = 'Floor or area (optional)';
export const suchAsFloor = 'Such as: 3rd floor, or 1,200 sq ft';
export const consent = (name: string) =>
  `By sending this you agree that we store these details and share them with ${name}, who will contact you.`;

// How long somebody waits for an answer, within a sentence: 'Usually replies within an hour'.
export const anHour = 'an hour';
export const hours = (count: number) => `${count} hours`;
export const days = (count: number) => plural(count, { one: `${count} day`, other: `${count} days` });
export const usuallyReplies = (time: string) => `Usually replies within ${time}`;

// What a business's answers rest on.
export const answeredShare = (percent: number) => `Answered ${percent}% of enquiries in the last 30 days`;
const received = (count: number) => plural(count, { one: `${count} enquiry`, other: `${count} enquiries` });
const answers = (count: number) => plural(count, { one: `${count} answer`, other: `${count} answers` });
export const noneAnswered = (asked: number) => `None of ${received(asked)} was answered on this site`;
export const measuredBy = (written: number, asked: number) => `Based on ${answers(written)} written on this site, to ${received(asked)}`;
export const measuredByConfirmed = (written: number, confirmed: number, asked: number) =>
  `Based on ${answers(written)} written on this site, ${confirmed} confirmed by customers, to ${received(asked)}`;
