import { type Calls, calls } from '#shared/calls/calls.ts';

/** Method, path and schemas of a call, for the route that serves it. */
export function callOf<Name extends keyof Calls>(name: Name) {
  const [method, url] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  // Fastify's own word of this name is a boolean.
  return { method, url, schema: calls[name] as Omit<Calls[Name], 'deprecated'> };
}
