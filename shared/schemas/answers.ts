import * as z from 'zod/mini';

/** The one form of a failure (docs/product/calls.md). */
export const failureView = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  requestId: z.string(),
});

export type Failure = z.infer<typeof failureView>;

/** A success with the call's own fields (docs/product/calls.md). */
export function successView<Shape extends z.core.$ZodShape>(fields: Shape) {
  return z.object({ success: z.literal(true), ...fields });
}

export const messageView = successView({ message: z.string() });
