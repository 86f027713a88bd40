import { type ActionFunctionArgs, data, isRouteErrorResponse, useActionData } from 'react-router';
import type * as z from 'zod/mini';
import { refusalIn } from '#app/components/page-refusal.ts';
import { refusedContext } from '#app/context.ts';
import { formMessages, pageMessages } from '#shared/texts.ts';

/** Why a page's form was refused, and what had been entered in it. */
export interface RefusedForm {
  refused: string;
  errors: Record<string, string>;
  /** Empty where it could not be read, or where a page of another site has sent it; without passwords, which no page says again. */
  entries: [name: string, entry: string][];
}

/** Entries that are not what a form takes. */
class WrongEntries extends Error {
  readonly status = 400;
  readonly errors: Record<string, string>;
  constructor(issues: z.core.$ZodIssue[]) {
    super(issues[0]?.message ?? formMessages.invalidRequest);
    // Of each field the first.
    this.errors = Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
  }
}

/** What was entered, as a schema has it. @throws 400, which `formAction` tells on the page. */
export function readEntries<Schema extends z.ZodMiniType>(schema: Schema, entries: unknown): z.output<Schema> {
  const read = schema.safeParse(entries);
  if (!read.success) throw new WrongEntries(read.error.issues);
  return read.data;
}

const tellOf = (form: FormData, refused: string, errors: Record<string, string> = {}): RefusedForm => ({
  refused,
  errors,
  entries: [...form].flatMap(([name, entry]) => (/password/i.test(name) ? [] : [[name, String(entry)]])),
});

/**
 * The action of a page whose form keeps what was entered: what is refused, before it is read or by a use case, is told on the page
 * (`AccountForm`), and the form stands there as it was. Every page's action is one.
 * @param take does what the form is for. @throws what failed, and what it throws for a page that is not there.
 */
export function formAction<Args extends ActionFunctionArgs, Done>(take: (args: Args, form: FormData) => Promise<Done>) {
  return async (args: Args) => {
    const form = await args.request.formData();
    try {
      const refused = args.context.get(refusedContext);
      if (refused) throw refused;
      return await take(args, form);
    } catch (error) {
      const refusal = refusalIn(error);
      if (!refusal || refusal.status >= 500) throw error;
      return data(tellOf(form, refusal.message, (error as Partial<WrongEntries>).errors), { status: refusal.status });
    }
  };
}

/**
 * The same in the browser, for what never came to an action: no connection, a database that is away. It is told on the page, too.
 * @throws what React Router leads on by, and what is not found.
 */
export async function keepForm<Told>(request: Request, serverAction: () => Promise<Told>): Promise<Told | RefusedForm> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (failure) {
    if (failure instanceof Response || (isRouteErrorResponse(failure) && failure.status === 404)) throw failure;
    const why = navigator.onLine === false ? pageMessages.keptOffline : pageMessages.networkFailed;
    return tellOf(form, saidIn(failure) ?? why);
  }
}

/** The server's words in an answer that no page made (server/http/answers.ts). */
function saidIn(failure: unknown): string | undefined {
  if (!isRouteErrorResponse(failure) || failure.status === 500) return undefined;
  try {
    return (JSON.parse(String(failure.data)) as { message?: string }).message;
  } catch {
    return undefined;
  }
}

/** The refusal that an action told; nothing where it did what it was asked for. */
export function refusedIn(told: object | undefined): RefusedForm | undefined {
  return told && 'refused' in told ? (told as RefusedForm) : undefined;
}

/** What an action told of what it did; nothing where it was refused. */
export function doneIn<Told extends object>(told: Told | undefined): Exclude<Told, RefusedForm> | undefined {
  return refusedIn(told) ? undefined : (told as Exclude<Told, RefusedForm> | undefined);
}

/** What a refused form had under a name. */
export function entriesIn(refused: RefusedForm | undefined, name: string): string[] {
  return refused?.entries.flatMap(([entered, entry]) => (entered === name ? [entry] : [])) ?? [];
}

/**
 * Why the page's form was refused, where it was.
 * @param doing which of several forms of the page it is about; none where there is one.
 */
export function useRefusedForm(doing?: string): RefusedForm | undefined {
  const refused = refusedIn(useActionData<object>());
  return doing === entriesIn(refused, 'doing')[0] ? refused : undefined;
}
