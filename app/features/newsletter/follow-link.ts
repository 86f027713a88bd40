import { data } from 'react-router';

/** What a newsletter mail's link carries. */
export function subscriptionOf(request: Request): string {
  return new URL(request.url).searchParams.get('subscription') ?? '';
}

/** Does what a link is for. @returns what is said of it: a refusal has its own status, everything else is thrown on. */
export async function followLink(done: Promise<void>, saidWhenDone: string) {
  try {
    await done;
    return { said: saidWhenDone };
  } catch (error) {
    const { status, message } = error as { status?: number; message: string };
    if (status !== 400) throw error;
    return data({ said: message }, { status });
  }
}
