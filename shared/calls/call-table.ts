import * as z from 'zod/mini';

/** What a call takes and what it answers, and what the documentation says of it. */
export interface CallSchemas {
  /** What clients that are made from the documentation name the call by: it stays when the text changes. */
  operationId: string;
  /** What the call does, in a few words. */
  summary: string;
  tags: string[];
  description?: string;
  /** It will go: since which day that is said, until when it is served (twelve months at least), which call takes its place (docs/product/calls-changes.md). */
  deprecated?: { since: string; until: string; instead: string };
  /** It refuses visitors itself, where its route does not: all of them, or those without the link of a mail. */
  signedIn?: 'always' | 'or_link';
  params?: z.ZodMiniType;
  querystring?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** It is a change of a version, which `If-Match` names. */
  ifMatch?: true;
  /** Where the body is a form of parts, which no schema describes. */
  consumes?: string[];
  /** The answer by its status; failures have a form of their own. */
  response?: { 200: z.ZodMiniType } | { 201: z.ZodMiniType };
  /** Of what type the answer is where no schema describes it. */
  produces?: string[];
}

/** Calls by method and path below /api/v1: `GET /review/get/:businessId`. */
export type CallTable = Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, CallSchemas>;

/** The path's parameter of a call about one thing. */
export const byId = z.object({ id: z.string() });
