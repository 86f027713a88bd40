import { getInTouchInput } from '#shared/schemas/contact.ts';

/**
 * What is wrong with the entries of the get-in-touch form, by the server's own schema: the first text of each field, nothing
 * when all is well. A chunk of its own, loaded when someone begins to write.
 */
export function checkGetInTouch(entered: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of getInTouchInput.safeParse(entered).error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}
