import * as z from 'zod/mini';
import { MEMBER_ROLES } from '#shared/member-roles.ts';
import { successView } from '#shared/schemas/answers.ts';
import { mobileText } from '#shared/schemas/phone-text.ts';
import { placedBusinessView } from '#shared/schemas/places.ts';
import { emailText } from '#shared/schemas/text.ts';
import { seenVersion } from '#shared/schemas/version.ts';
import { formMessages as messages } from '#shared/texts.ts';

export const memberRole = z.enum(MEMBER_ROLES, { error: () => messages.chooseRole });

const email = emailText(
  () => messages.emailRequired,
  () => messages.invalidEmail,
);
const phoneNo = mobileText(
  () => messages.phoneNumberRequired,
  () => messages.invalidMobile,
);

/** Whom a business invites, by one address or one number, and what for. */
export const personInvited = z
  .object({ role: memberRole, email: z.optional(email), phoneNo: z.optional(phoneNo) })
  .check(({ value, issues }) => {
    if ((value.email === undefined) === (value.phoneNo === undefined))
      issues.push({ code: 'custom', path: ['email'], message: messages.emailOrNumber, input: value });
  });
export type PersonInvited = z.infer<typeof personInvited>;

/** The same as the form asks for it: either in one field. */
export const personTyped = z.object({
  role: memberRole,
  contact: z.string({ error: () => messages.emailOrNumber }).check(({ value, issues }) => {
    if (value.trim() === '') return void issues.push({ code: 'custom', message: messages.emailOrNumber, input: value });
    const read = (isAddress(value) ? email : phoneNo).safeParse(value);
    if (!read.success) issues.push({ code: 'custom', message: read.error.issues[0]?.message ?? messages.emailOrNumber, input: value });
  }),
});
/** What was typed, as the call takes it. */
export const contactOf = (typed: string): Pick<PersonInvited, 'email' | 'phoneNo'> =>
  isAddress(typed) ? { email: typed } : { phoneNo: typed };
const isAddress = (typed: string) => typed.includes('@');

export const personChange = z.object({ role: memberRole, version: seenVersion });
export type PersonChange = z.infer<typeof personChange>;

/** Somebody who works for a business, or is invited to. */
export const personView = z.object({
  _id: z.string(),
  /** What they are called; empty until they have come. */
  name: z.string(),
  /** The address or number that was invited. */
  contact: z.string(),
  role: memberRole,
  state: z.enum(['invited', 'ended', 'joined']),
  invitedAt: z.string(),
  /** Who of the business has invited them, where it was not its own account. */
  invitedBy: z.optional(z.string()),
  /** Until when the invitation can be taken. */
  until: z.string(),
  joinedAt: z.nullable(z.string()),
  version: z.int(),
});
export type Person = z.infer<typeof personView>;

/** What was changed of the business, and by whom. */
export const peoplesEditView = z.object({
  _id: z.string(),
  /** Empty for the business's own account. */
  by: z.string(),
  fields: z.array(z.string()),
  editedAt: z.string(),
});
export type PeoplesEdit = z.infer<typeof peoplesEditView>;
export const peopleAnswer = successView({ people: z.array(personView), edits: z.array(peoplesEditView) });

/** An invitation, or the work that came of it, as whoever it is for sees it. */
export const ownInvitationView = z.object({
  _id: z.string(),
  business: placedBusinessView,
  role: memberRole,
  state: z.enum(['invited', 'joined']),
  until: z.string(),
});
export type OwnInvitation = z.infer<typeof ownInvitationView>;
export const ownInvitationsAnswer = successView({ invitations: z.array(ownInvitationView) });

export const invitationAnswer = z.object({ answer: z.enum(['accept', 'refuse'], { error: () => messages.invalidRequest }) });

/** For the download of an account's own data. */
export const keptInvitation = z.object({
  business: z.string(),
  businessName: z.string(),
  role: memberRole,
  state: z.string(),
  contact: z.string(),
  invitedAt: z.string(),
  joinedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
});
