import type { Multipart } from '@fastify/multipart';
import type { Choices } from '#server/features/imports/mapping/columns-of.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { importChoices } from '#shared/schemas/imports.ts';

type Fields = Record<string, Multipart | Multipart[] | undefined>;

/** The text of a form's field, which comes before the file; nothing where it was left out. */
export function fieldText(fields: Fields, name: string): string | undefined {
  const [first] = [fields[name]].flat();
  return first?.type === 'field' ? String(first.value) : undefined;
}

/**
 * The columns and sheets that somebody chose, as the form of the check has them.
 * @throws 400 where they are none.
 */
export function readChoices(fields: Fields): { columns: Choices; sheets?: string[] | undefined } {
  const given = importChoices.safeParse({ columns: readJson(fields, 'columns') ?? {}, sheets: readJson(fields, 'sheets') });
  if (!given.success) throw importRefusals.importWrongChoices();
  const { columns, sheets } = given.data;
  return { columns: new Map(Object.entries(columns).map(([key, column]) => [key, column || undefined])), sheets };
}

function readJson(fields: Fields, name: string): unknown {
  const text = fieldText(fields, name);
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw importRefusals.importWrongChoices();
  }
}
