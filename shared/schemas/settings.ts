import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { backOfficeMessages, formMessages as messages } from '#shared/texts.ts';

export const phoneViewLimitAnswer = successView({ phone_view_limit: z.int() });

/** How many businesses' numbers a user may see a day: for its bounds see docs/product/rules.md, 'Phone'. */
export const phoneViewLimitInput = z.object({
  phone_view_limit: z
    .int({ error: () => backOfficeMessages.phoneViewLimitRange })
    .check(
      z.minimum(0, { error: () => backOfficeMessages.phoneViewLimitRange }),
      z.maximum(limits.largestPhoneViewLimit, { error: () => backOfficeMessages.phoneViewLimitRange }),
    ),
  version: z.optional(z.int({ error: () => messages.invalidRequest })),
});
export type PhoneViewLimitInput = z.infer<typeof phoneViewLimitInput>;

/** The limit as a form has it, in digits. */
export const phoneViewLimitForm = z.object({
  phone_view_limit: z.string({ error: () => backOfficeMessages.phoneViewLimitRange }).check(
    z.regex(/^\s*\d+\s*$/, { error: () => backOfficeMessages.phoneViewLimitRange }),
    z.refine((entered) => Number(entered) <= limits.largestPhoneViewLimit, { error: () => backOfficeMessages.phoneViewLimitRange }),
  ),
});

/** The limit as the admin edits it. */
export interface PhoneViewLimit {
  phone_view_limit: number;
  version: number;
}

export const phoneViewLimitUpdated = successView({
  message: z.string(),
  phone_view_limit: z.int(),
  data: z.object({ phone_view_limit: z.int(), message: z.string() }),
});
