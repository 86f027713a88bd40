import * as z from 'zod/mini';
import { userRegistration } from '#shared/schemas/accounts.ts';
import { successView } from '#shared/schemas/answers.ts';
import { mobileText } from '#shared/schemas/phone-text.ts';
import { ticked } from '#shared/schemas/signing-in.ts';
import { emailText, requiredText } from '#shared/schemas/text.ts';
import { childrenText, formMessages as messages } from '#shared/texts.ts';

const required = () => messages.allFieldsRequired;

/** By which of the two a parent is asked. */
const parentEmail = emailText(required, () => messages.invalidEmail);
const parentPhone = mobileText(required, () => messages.invalidMobile);

const oneOfTwo = { error: () => childrenText.emailOrPhone, path: ['parentEmail'] };

/** Longer than any link of ours. */
const LONGEST_TOKEN = 200;

/** Somebody younger than 18 registers: a parent or guardian is asked at an address of their own, or by a code to their phone. */
export const childRegistration = z
  .extend(z.omit(userRegistration, { adult: true, remember: true }), {
    parentEmail: z.optional(parentEmail),
    parentPhone: z.optional(parentPhone),
  })
  .check(z.refine(({ parentEmail, parentPhone }) => (parentEmail === undefined) !== (parentPhone === undefined), oneOfTwo));
export type ChildRegistration = z.infer<typeof childRegistration>;

/** A text that is left out where a form sends an empty one. */
const orLeftOut = <Text extends z.ZodMiniType<string, unknown>>(text: Text) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown): unknown => (value === '' || value === null ? undefined : value)),
      z.optional(text),
    ),
  );

/** What whoever holds the mailbox of an account that was registered as a child's says of themselves: that they are 18, or by whom they ask. */
export const ageFields = {
  adult: z.optional(z.pipe(ticked, z.boolean())),
  parentEmail: orLeftOut(parentEmail),
  parentPhone: orLeftOut(parentPhone),
};
export type AgeSaid = { adult?: boolean | undefined; parentEmail?: string | undefined; parentPhone?: string | undefined };

/** Of the two, where somebody says both. */
export const oneParent = z.refine<AgeSaid>(
  ({ parentEmail, parentPhone }) => parentEmail === undefined || parentPhone === undefined,
  oneOfTwo,
);

/** The token of the link that a parent was mailed, or that their number has opened. */
export const parentLink = z.object({ child: requiredText(() => childrenText.wrongLink, LONGEST_TOKEN) });

/** The address of a parent who asks for their links. */
export const parentAddress = z.object({
  email: emailText(
    () => messages.emailRequired,
    () => messages.validEmail,
  ),
});

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
