import * as z from 'zod/mini';
import { GIVEN_BY, PURPOSES } from '#shared/notices.ts';
import { successView } from '#shared/schemas/answers.ts';
import { formMessages } from '#shared/texts.ts';

/** What is ended by itself; an account ends when it is deleted. */
export const ENDABLE = [
  'newsletter',
  'saved_searches',
  'phone_messages',
  'web_push',
] as const satisfies readonly (typeof PURPOSES)[number][];
export const endablePurpose = z.enum(ENDABLE, { error: () => formMessages.invalidRequest });
export type EndablePurpose = z.infer<typeof endablePurpose>;

/** Something that somebody has agreed to, until when it has been ended. */
export const consentView = z.object({
  purpose: z.enum(PURPOSES),
  /** The notice that was shown; 0 before notices had numbers. */
  version: z.int(),
  /** The notice of today. */
  newestVersion: z.int(),
  language: z.string(),
  givenBy: z.enum(GIVEN_BY),
  givenAt: z.string(),
  endedAt: z.nullable(z.string()),
});
export type Consent = z.infer<typeof consentView>;

export const consentsAnswer = successView({ data: z.array(consentView) });
