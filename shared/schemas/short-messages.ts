import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { mobileText } from '#shared/schemas/phone-text.ts';
import { LANGUAGES } from '#shared/site-language.ts';
import { formMessages, shortMessageMessages as messages } from '#shared/texts.ts';

/** What short messages are about. Each has a text of its own in every language, which India's operators know. */
export const MESSAGE_KINDS = [
  ...(['code', 'claimCode', 'parentCode', 'enquiry', 'message', 'closed', 'decision', 'review'] as const),
  ...(['answer', 'asked', 'reply', 'moderation', 'claimed', 'workDone', 'reviewWanted', 'invitation', 'test'] as const),
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What a template is registered as with the operators (DLT). */
export const CONTENT_TYPES = ['service_implicit', 'service_explicit', 'transactional', 'promotional'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export const messageKind = z.enum(MESSAGE_KINDS, { error: () => formMessages.invalidRequest });
export const contentType = z.enum(CONTENT_TYPES, { error: () => formMessages.invalidRequest });

/** The longest text that operators take, in letters; a variable of it may hold thirty. */
export const LONGEST_MESSAGE = 1_000;
export const LONGEST_VARIABLE = 30;

const optional = (pattern: RegExp, error: () => string) =>
  z.pipe(
    z.string({ error }),
    z.transform((typed, { issues }) => {
      const value = typed.trim();
      if (value !== '' && !pattern.test(value)) issues.push({ code: 'custom', message: error(), input: typed });
      return value;
    }),
  );

/** What the operators have registered for one kind of message in one language; an empty field is not known yet. */
export const templateInput = z.object({
  /** The text to the letter, with {code} and the like where the operators have {#var#}. A browser sends ends of lines as CRLF. */
  text: z.string({ error: () => messages.textMissing }).check(
    z.overwrite((typed) => typed.replaceAll(/\r\n?/g, '\n')),
    z.minLength(1, { error: () => messages.textMissing }),
    z.maxLength(LONGEST_MESSAGE, { error: () => messages.textTooLong }),
  ),
  contentType,
  entityId: optional(/^\d{19}$/, () => messages.entityWrong),
  header: optional(/^(?:[A-Za-z]{6}|\d{6})$/, () => messages.headerWrong),
  templateId: optional(/^\d{19}$/, () => messages.templateIdWrong),
  gatewayTemplate: optional(/^[\w-]{1,64}$/, () => messages.gatewayTemplateWrong),
  whatsappName: optional(/^[a-z0-9_]{1,512}$/, () => messages.whatsappNameWrong),
  version: z.optional(z.int({ error: () => formMessages.invalidRequest })),
});
export type TemplateInput = z.infer<typeof templateInput>;

export const templateKey = z.object({
  kind: messageKind,
  language: z.enum(LANGUAGES, { error: () => formMessages.invalidRequest }),
});
export type TemplateKey = z.infer<typeof templateKey>;

/** What of a template is not known yet, so that it cannot be sent by the ways that are set. */
export const MISSING = ['entityId', 'header', 'templateId', 'gatewayTemplate', 'whatsappName'] as const;
export type MissingPart = (typeof MISSING)[number];

const templateView = z.extend(templateKey, {
  text: z.string(),
  /** As it is registered: {#var#} in the place of each variable. */
  registered: z.string(),
  variables: z.array(z.string()),
  contentType,
  entityId: z.string(),
  header: z.string(),
  templateId: z.string(),
  gatewayTemplate: z.string(),
  whatsappName: z.string(),
  missing: z.array(z.enum(MISSING)),
  version: z.int(),
});
export type MessageTemplate = z.infer<typeof templateView>;

/** How many messages went which way, and what they cost, in rupees. */
const countsView = z.object({ waiting: z.int(), sent: z.int(), arrived: z.int(), failed: z.int(), rupees: z.number() });
export type MessageCounts = z.infer<typeof countsView>;

export const messageOfficeView = z.object({
  /** By which ways messages leave the site; none: they are written into a folder. */
  ways: z.array(z.enum(['sms', 'whatsapp'])),
  /** Of the last 30 days. */
  counts: countsView,
  templates: z.array(templateView),
});
export type MessageOffice = z.infer<typeof messageOfficeView>;
export const messageOfficeAnswer = successView({ data: messageOfficeView });

export const testMessageInput = z.object({
  phoneNo: mobileText(
    () => messages.noMobile,
    () => messages.noMobile,
  ),
  language: z.enum(LANGUAGES, { error: () => formMessages.invalidRequest }),
});
export type TestMessageInput = z.infer<typeof testMessageInput>;

/** What an operator's server asks when it is told where reports go (Meta). */
export const webhookQuestion = z.object({
  'hub.mode': z.optional(z.string()),
  'hub.verify_token': z.optional(z.string()),
  'hub.challenge': z.optional(z.string()),
});

/** A message as whoever got it may take it away (docs/product/rules.md, 'Personal data'). */
export const sentMessageView = z.object({
  kind: z.string(),
  language: z.string(),
  phoneNo: z.string(),
  state: z.string(),
  askedAt: z.string(),
  sentAt: z.nullable(z.string()),
});
