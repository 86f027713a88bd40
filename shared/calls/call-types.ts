import type * as z from 'zod/mini';
import type { Calls } from '#shared/calls/calls.ts';

type Part<Name extends keyof Calls, Key extends string> =
  Calls[Name] extends Record<Key, infer Schema extends z.ZodMiniType> ? z.input<Schema> : undefined;

/** The calls that answer JSON. */
export type CallName = { [Name in keyof Calls]: Calls[Name] extends { response: object } ? Name : never }[keyof Calls];

/** What an address says as text may be given as a number. */
type Written<Query> = { [Name in keyof Query]: string extends Query[Name] ? Query[Name] | number : Query[Name] };

/** What the path, the query and the body of a call take. */
export type CallParams<Name extends CallName> = Part<Name, 'params'>;
export type CallQuery<Name extends CallName> = Written<Part<Name, 'querystring'>>;
export type CallBody<Name extends CallName> = Calls[Name] extends { consumes: unknown } ? FormData : Part<Name, 'body'>;

/** What a call answers where it succeeds. */
export type CallAnswer<Name extends CallName> = Calls[Name] extends { response: infer Answers }
  ? Answers[keyof Answers] extends infer Schema extends z.ZodMiniType
    ? z.output<Schema>
    : never
  : never;

interface Sent<Name extends CallName> {
  params: CallParams<Name>;
  query: CallQuery<Name>;
  body: CallBody<Name>;
}

/** The parts of a call that have to be given; the others may be, as far as the call takes them. */
type Taken<Name extends CallName> = keyof { [Key in keyof Sent<Name> as Sent<Name>[Key] extends undefined ? never : Key]: Key };
type Needed<Name extends CallName> = keyof { [Key in Taken<Name> as object extends Sent<Name>[Key] ? never : Key]: Key };

/** All that a call is given, without what it does not take. */
export type CallInput<Name extends CallName> = Pick<Sent<Name>, Needed<Name>> & Partial<Pick<Sent<Name>, Taken<Name>>>;
