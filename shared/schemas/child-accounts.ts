import * as z from 'zod/mini';
import { userRegistration } from '#shared/schemas/accounts.ts';
import { successView } from '#shared/schemas/answers.ts';
import { mobileText } from '#shared/schemas/phone-text.ts';
import { emailText, requiredText } from '#shared/schemas/text.ts';
import { childrenText, formMessages as messages } from '#shared/texts.ts';

const required = () => messages.allFieldsRequired;

/** Longer than any link of ours. */
const LONGEST_TOKEN = 200;

/** Somebody younger than 18 registers: a parent or guardian is asked at an address of their own, or by a code to their phone. */
export const childRegistration = z
  .extend(z.omit(userRegistration, { adult: true, remember: true }), {
    parentEmail: z.optional(emailText(required, () => messages.invalidEmail)),
    parentPhone: z.optional(mobileText(required, () => messages.invalidMobile)),
  })
  .check(
    z.refine(({ parentEmail, parentPhone }) => (parentEmail === undefined) !== (parentPhone === undefined), {
      error: () => childrenText.emailOrPhone,
      path: ['parentEmail'],
    }),
  );
export type ChildRegistration = z.infer<typeof childRegistration>;

/** The token of the link that a parent was mailed, or that their number has opened. */
export const parentLink = z.object({ child: requiredText(() => childrenText.wrongLink, LONGEST_TOKEN) });

/** What the forms of a parent's page do. */
export const parentDoing = z.enum(['agree', 'end'], { error: () => messages.invalidRequest });

/** A child whose parent has proven their number. */
export const childOfParent = z.object({
  /** By which a parent agrees, or ends the account. */
  child: z.string(),
  email: z.string(),
  isAgreed: z.boolean(),
});
export type ChildOfParent = z.infer<typeof childOfParent>;

/** Those who have named a number as their parent's, the latest first. */
export const childrenOfParent = successView({ children: z.array(childOfParent) });
