import { number, plural } from '#shared/texts/en/grammar.ts';

export const viewPhoneNumber = 'View Phone Number';
export const call = (name: string, phoneNo: string) => `Call<hidden> ${name}, ${phoneNo}</hidden>`;
export const whatsApp = (name: string) => `WhatsApp<hidden> ${name}</hidden>`;
/** What a visitor's first message to a business begins with. */
export const greeting = (name: string, site: string) => `Hello ${name}, I found you on ${site}.`;
export const registerToSee = 'Register to see the phone number of this business and to call it directly. It is free.';
export const seePlan = 'See the plan';
export const ok = 'OK';

export const confirmToSee = 'Confirm your email to see more phone numbers: open the link in our mail and press the button there.';
export const notConfirmedYet = 'Your email is not confirmed yet. Open the link in our mail and press the button there';
export const haveConfirmed = 'I have confirmed it';

const ofDay = (limit: number) =>
  limit === 0
    ? 'A free account shows no phone numbers.'
    : `You have reached today’s limit: a free account shows ${plural(limit, {
        one: '1 phone number',
        other: `${number(limit)} phone numbers`,
      })} a day. More are shown from tomorrow on.`;
/** @param sellsPlan whether the plan can be bought. */
export const limitReached = (limit: number, sellsPlan: boolean) =>
  sellsPlan ? `${ofDay(limit)} The one-time plan lifts this limit.` : ofDay(limit);

const more = (left: number) =>
  left === 0 ? 'no more phone numbers' : plural(left, { one: '1 more phone number', other: `${number(left)} more phone numbers` });
export const leftUntilConfirmed = (left: number) => `You can see ${more(left)} until you confirm your email.`;
export const leftToday = (left: number) => `You can see ${more(left)} today.`;
export const leftTodayOf = (left: number, limit: number) => `You can see ${more(left)} today, of ${number(limit)} a day.`;
