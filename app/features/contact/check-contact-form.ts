import { contactUsInput, getInTouchInput } from '#shared/schemas/contact.ts';

const inputs = { '/get-in-touch-with-us': getInTouchInput, '/contact-us': contactUsInput };

/** The calls that take a message to the team. */
export type ContactCall = keyof typeof inputs;

/**
 * What is wrong with the entries of a contact form, by the server's own schema: the first text of each field, nothing when all is
 * well. A chunk of its own, loaded when someone begins to write.
 */
export function checkContactForm(call: ContactCall, entered: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of inputs[call].safeParse(entered).error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}
