import * as z from 'zod/mini';

/** Which entry something is about, and where that is. */
export const entryView = z.object({ _id: z.string(), name: z.string(), city: z.string(), state: z.string() });
