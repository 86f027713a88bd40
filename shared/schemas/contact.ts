import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { personNameText } from '#shared/schemas/name-text.ts';
import { mobileText } from '#shared/schemas/phone-text.ts';
import { emailText, requiredText } from '#shared/schemas/text.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** Bots fill every field; people do not see this one. An answer to a filled one looks like success (docs/product/rules.md, 'Limits'). */
export const honeypot = z.optional(z.string());

const required = () => messages.allFieldsRequired;

export const newsletterInput = z.object({
  email: emailText(
    () => messages.invalidEmail,
    () => messages.invalidEmail,
  ),
  website: honeypot,
});

/** The notice says what is still to be done; it is the same for every address. */
export const askedByMailAnswer = successView({ message: z.string(), notice: z.string() });

const sender = {
  name: personNameText(required),
  email: emailText(required, () => messages.invalidEmail),
  phone: mobileText(required, () => messages.invalidPhoneNumber),
};
const message = requiredText(required, limits.longText);

/** The get-in-touch form (docs/product/forms.md). */
export const getInTouchInput = z.object({ ...sender, message, website: honeypot });

/** The form of the contact page, in the order in which its rules are checked (docs/product/forms.md). */
export const contactUsInput = z.object({ ...sender, service: requiredText(required), message, website: honeypot });
