import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { queryText } from '#shared/schemas/text.ts';

/** What the team looks for: 'enquiries' are messages to the team, 'sent' those that went to businesses. */
export const soughtKind = z.enum(['businesses', 'users', 'enquiries', 'sent', 'orders']);
export type SoughtKind = z.infer<typeof soughtKind>;

export const officeSearchQuery = z.object({ q: queryText() });

export const foundView = z.object({
  _id: z.string(),
  name: z.string(),
  /** What it is told apart by: place, number, address, amount. */
  facts: z.array(z.string()),
  /** Of an enquiry: when it was sent, and the account whose page says more: its sender's, else the business's. */
  at: z.optional(z.string()),
  account: z.optional(z.object({ kind: z.enum(['user', 'business']), _id: z.string() })),
});
export type Found = z.infer<typeof foundView>;

export const foundGroupView = z.object({
  kind: soughtKind,
  /** The first of them. */
  found: z.array(foundView),
  /** How many there are, counted as far as their own list counts. */
  total: z.int(),
});
export type FoundGroup = z.infer<typeof foundGroupView>;
export const officeSearchAnswer = successView({ groups: z.array(foundGroupView) });
