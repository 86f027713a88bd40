import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { placedBusinessView } from '#shared/schemas/places.ts';
import { waitingKind } from '#shared/schemas/waiting-kind.ts';
import type { WaitingKind } from '#shared/waiting-kinds.ts';

/** How many of each kind wait for the team, counted up to a thousand. */
export type WhatWaits = Record<WaitingKind, number>;

export const queueQuery = z.object({ kind: z.optional(waitingKind), ...pagingQuery() });
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
  /** Its place among those of its kind that wait, from 1 on. */
  place: z.int(),
});
export type Queued = z.infer<typeof queuedView>;

export const queueView = z.object({
  queue: z.array(queuedView),
  /** The kinds that the viewer decides on, and how much waits of each. */
  counts: z.array(z.object({ kind: waitingKind, waiting: z.int() })),
  total: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
});
export type Queue = z.infer<typeof queueView>;
export const queueAnswer = successView(queueView.shape);
