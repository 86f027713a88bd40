import * as z from 'zod/mini';
import { adminView } from '#shared/schemas/accounts.ts';
import { successView } from '#shared/schemas/answers.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { placedBusinessView } from '#shared/schemas/places.ts';
import { waitingKind } from '#shared/schemas/waiting-kind.ts';
import { formMessages as messages } from '#shared/texts.ts';
import type { WaitingKind } from '#shared/waiting-kinds.ts';

/** How many of each kind wait for the team, counted up to a thousand. */
export type WhatWaits = Record<WaitingKind, number>;

/** Whose part of the queue: what the viewer has taken, or what nobody has. */
export const queueWhose = z.enum(['mine', 'nobodys'], { error: () => messages.invalidRequest });
export type QueueWhose = z.infer<typeof queueWhose>;

export const queueQuery = z.object({ kind: z.optional(waitingKind), whose: z.optional(queueWhose), ...pagingQuery() });
export type QueueQuery = z.infer<typeof queueQuery>;

export const queuedView = z.object({
  _id: z.string(),
  kind: waitingKind,
  /** What it is, in the words of its kind: the field of a change, what a check is of, the reason of a report. */
  what: z.nullable(z.string()),
  /** Who wrote it, or what it is about, where that is no business. */
  name: z.nullable(z.string()),
  business: z.nullable(placedBusinessView),
  /** The other one of a pair. */
  other: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  since: z.string(),
  dueAt: z.string(),
  /** Who of the team has taken it. */
  taker: z.nullable(z.object({ _id: z.string(), email: z.string() })),
  /** Its place among those of its kind that wait, from 1 on. */
  place: z.int(),
});
export type Queued = z.infer<typeof queuedView>;

export const queueView = z.object({
  queue: z.array(queuedView),
  /** The kinds that the viewer decides on, and how much waits of each. */
  counts: z.array(z.object({ kind: waitingKind, waiting: z.int() })),
  /** Those of the team who decide on anything in it, and their role. */
  team: z.array(adminView),
  total: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
});
export type Queue = z.infer<typeof queueView>;
export const queueAnswer = successView(queueView.shape);

export const queuePath = z.object({ kind: waitingKind, id: z.string() });
export type QueuePath = z.infer<typeof queuePath>;

const member = z.nullable(z.string({ error: () => messages.invalidRequest }));
/** From whom to whom of the team, by their ids; null is nobody. `from` is who had it when it was looked at. */
export const handOverInput = z.object({ from: member, to: member });
export type HandOver = z.infer<typeof handOverInput>;
