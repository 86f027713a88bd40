import { data } from 'react-router';
import { orRefusal } from '#app/components/page-refusal.ts';

/** What a mail's link carries. @param name of the entry of its address. */
export function tokenOf(request: Request, name: 'subscription' | 'search' | 'child' | 'request'): string {
  return new URL(request.url).searchParams.get(name) ?? '';
}

/** Does what a link is for. @returns what is said of it: a refusal has its own status, everything else is thrown on. */
export async function followLink(done: Promise<void>, saidWhenDone: string) {
  const followed = await orRefusal(done, 400, 409);
  if ('refusal' in followed) return data({ said: followed.refusal.message }, { status: followed.refusal.status });
  return { said: saidWhenDone };
}
