import { operator } from '#shared/brand/operator.ts';
import { brand } from '#shared/brand/shown-brand.ts';

export const getInTouch = 'Get in touch';
export const writeToUsAbout =
  'Missing a trade or a town? Found a wrong listing? Want to talk before you register? Write to us: a person answers every message by email.';
export const phone = 'Phone';
export const phoneNo = 'Phone no';
export const yourMessage = 'Your Message';
export const suchAsCementSupplier = 'Cement Supplier';
export const sendMessage = 'Send message';
export const needsScript = 'Sending this form needs JavaScript. Please switch it on in your browser.';

export const pageDescription = () =>
  `Write to the team of ${brand.name}, or call: questions about a listing, a service you cannot find, or your own business.`;
export const writeOrCall =
  'Looking for a service you cannot find, or is something wrong with a listing? Write or call. A person reads every message and answers by phone or email.';
export const writeToUs = 'Write to us';
export const supportPhone = 'Support phone';
export const hours = 'Hours';
/** When the operator answers: shared/brand/operator.ts. */
export const supportHours = operator.supportHours;
export const indiaTime = 'India time';
export const address = 'Address';
