import { data } from 'react-router';

/** A refusal of a use case, as loaders and actions of pages meet it. */
export interface PageRefusal {
  status: number;
  message: string;
}

/** The refusal that an error is; nothing where something failed that nobody meant to. */
export function refusalIn(error: unknown): PageRefusal | undefined {
  const { status, message } = (error ?? {}) as { status?: unknown; message?: string };
  return typeof status === 'number' && message ? { status, message } : undefined;
}

/** What is not there makes the page one that is not found; everything else is thrown on. */
export function throwAsPage(error: unknown): never {
  throw refusalIn(error)?.status === 404 ? data(null, { status: 404 }) : error;
}

/** What a use case gives, or its refusal where that has one of these statuses, to be told on the page. @throws everything else. */
export async function orRefusal<Found>(wanted: Promise<Found>, ...told: number[]): Promise<{ found: Found } | { refusal: PageRefusal }> {
  try {
    return { found: await wanted };
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal || !told.includes(refusal.status)) throw error;
    return { refusal };
  }
}
