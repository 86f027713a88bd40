import * as z from 'zod/mini';
import { backOfficeMessages } from '#shared/back-office-messages.ts';
import { formMessages as messages } from '#shared/form-messages.ts';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';

const { phoneViewLimitRange } = backOfficeMessages;

export const phoneViewLimitAnswer = successView({ phone_view_limit: z.int() });

/** How many businesses' numbers a user may see a day: for its bounds see docs/product/rules.md, 'Phone'. */
export const phoneViewLimitInput = z.object({
  phone_view_limit: z
    .int(phoneViewLimitRange)
    .check(z.minimum(0, phoneViewLimitRange), z.maximum(limits.largestPhoneViewLimit, phoneViewLimitRange)),
  version: z.optional(z.int(messages.invalidRequest)),
});
export type PhoneViewLimitInput = z.infer<typeof phoneViewLimitInput>;

/** The limit as a form has it, in digits. */
export const phoneViewLimitForm = z.object({
  phone_view_limit: z.string(phoneViewLimitRange).check(
    z.regex(/^\s*\d+\s*$/, phoneViewLimitRange),
    z.refine((entered) => Number(entered) <= limits.largestPhoneViewLimit, phoneViewLimitRange),
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
