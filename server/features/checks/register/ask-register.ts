import { fitLetters } from '#server/base/fit-letters.ts';
import { AnswerTooLong, parseJson, readAnswer } from '#server/base/read-answer.ts';
import type { RegisterField, RegisterSettings } from '#server/base/register-settings.ts';
import { limits } from '#shared/limits.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

/** What a register has of a number: 'none' where it gives no name for it, which is not the same as that there is none. */
export type RegisterEntry = { is: 'found'; legalName: string; tradeName: string; status: string; state: string } | { is: 'none' };

/** Nobody can say what the register has: it was not reached, answered nothing of sense, or of another number. */
export class RegisterFailure extends Error {}

/** How long the register may take, in milliseconds. Nobody waits for it but a job. */
const TIMEOUT = 15_000;

/**
 * Asks the register of GST for a number, over HTTP, once (docs/decisions/230-checks.md, 'A register that is asked').
 * @param timeout in milliseconds.
 * @throws RegisterFailure
 */
export async function askRegister(register: RegisterSettings, gstin: string, timeout = TIMEOUT): Promise<RegisterEntry> {
  const { status, text } = await send(register, gstin, timeout);
  if (status === 404) return { is: 'none' };
  if (status !== 200) throw new RegisterFailure(`status ${status}`);
  const answer = parseJson(text);
  if (typeof answer !== 'object' || answer === null) throw new RegisterFailure('its answer is no JSON');
  const read = (field: RegisterField) => readField(answer, register.fields[field]);
  const [ofNumber, legalName] = [read('gstin'), read('legalName')];
  if (ofNumber && ofNumber.toUpperCase() !== gstin) throw new RegisterFailure('its answer is of another number');
  if (!ofNumber || !legalName) return { is: 'none' };
  return { is: 'found', legalName, tradeName: read('tradeName'), status: read('status'), state: read('state') };
}

async function send({ url, headers, body }: RegisterSettings, gstin: string, timeout: number) {
  const fill = (template: string) => template.replaceAll('{gstin}', gstin);
  try {
    const response = await fetch(fill(url), {
      // Whoever it leads to has no right to the key in the headers.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { method: 'POST', body: fill(body) }),
    });
    return { status: response.status, text: await readAnswer(response) };
  } catch (error) {
    // What the error says may name the address, which may hold a key.
    throw new RegisterFailure(error instanceof AnswerTooLong ? error.message : (error as Error).name);
  }
}

/** The text at a path of an answer, on one line and bounded; empty where there is none. */
function readField(answer: object, path: string): string {
  let value: unknown = answer;
  for (const name of path.split('.')) {
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  }
  if (typeof value !== 'string') return '';
  return fitLetters(dropUnseenSigns(value.toWellFormed().normalize('NFC')), limits.checks.registerText);
}
