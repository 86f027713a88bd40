import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** What is done with a file that was fetched by night and in which nothing is wrong. */
export const sourceWrites = z.enum(['nothing', 'pending', 'approved'], { error: () => messages.invalidRequest });
export type SourceWrites = z.infer<typeof sourceWrites>;

/**
 * How a fetch went: the file is as it was, says nothing new, waits for the team, was written, has faults, has far fewer rows than last time; a job
 * still checks it; or it could not be fetched, or read.
 */
export const sourceResult = z.enum(['unchanged', 'nothing', 'checked', 'written', 'faulty', 'fewer', 'checking', 'failed']);
export type SourceResult = z.infer<typeof sourceResult>;

export const sourceInput = z.object({
  url: z
    .string({ error: () => messages.sourceAddress })
    .check(z.trim(), z.minLength(1, { error: () => messages.sourceAddress }), z.maxLength(2_000, { error: () => messages.sourceAddress })),
  /** When clocks in India show this. */
  at: z.string({ error: () => messages.sourceTime }).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: () => messages.sourceTime })),
  writes: sourceWrites,
});
export type SourceInput = z.infer<typeof sourceInput>;
export const sourceSwitch = z.object({ isOn: z.boolean({ error: () => messages.invalidRequest }) });

/** An address from which a file of businesses is fetched every night. */
export const importSourceView = z.object({
  _id: z.string(),
  url: z.string(),
  host: z.string(),
  at: z.string(),
  writes: sourceWrites,
  isOn: z.boolean(),
  nextAt: z.nullable(z.string()),
  fetchedAt: z.nullable(z.string()),
  result: z.nullable(sourceResult),
  fault: z.string(),
  failingSince: z.nullable(z.string()),
  importId: z.nullable(z.string()),
});
export type ImportSource = z.infer<typeof importSourceView>;
export const importSourcesAnswer = successView({ sources: z.array(importSourceView) });
export const importSourceAnswer = successView({ message: z.string(), source: importSourceView });
