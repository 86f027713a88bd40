import type { Context, Viewer } from '#server/context.ts';
import { columnsOf, type Mapping } from '#server/features/imports/mapping/columns-of.ts';
import { keysOf } from '#server/features/imports/mapping/heading-keys.ts';
import { loadRemembered } from '#server/features/imports/mapping/remembered.ts';
import { findHeader, fittingSheets, type Headed, openTables } from '#server/features/imports/read-table.ts';
import { receiveFile, type Upload } from '#server/features/imports/receive-file.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Heading, ImportLook } from '#shared/schemas/imports.ts';

/** Cells of a column that are shown, how much of each, and how many rows are looked through for them. */
const EXAMPLES = { most: 2, characters: 60, rows: 50 };

/**
 * Says of a file which sheets with rows it has, and what each heading is taken for. Nothing of it is kept.
 * @throws 401, 403; 400 for a file that is no table, or has no rows; 413 when it is too large.
 */
export async function lookAtFile({ config, db }: Pick<Context, 'config' | 'db'>, viewer: Viewer, upload: Upload): Promise<ImportLook> {
  requireViewer(viewer, 'admin');
  const file = await receiveFile(config.DATA_DIR, upload);
  try {
    const mapping = { chosen: new Map(), recall: (await loadRemembered(db)).recall };
    const offered: (Headed & { rowCount: number | null; examples: string[][] })[] = [];
    for (const sheet of await openTables(file)) {
      const headed = await findHeader(sheet, mapping);
      const found = await lookAtRows(headed);
      if (headed.headings && found.rowCount !== 0) offered.push({ ...headed, ...found });
    }
    if (offered.length === 0) throw importRefusals.importNoRows();
    const chosen = fittingSheets(offered, mapping)[0] ?? offered[0];
    return {
      sheets: offered.map((each) => ({
        name: each.sheet.name,
        rowCount: each.rowCount,
        isChosen: each === chosen,
        columns: describeHeadings(each, mapping),
      })),
    };
  } finally {
    await file.close();
  }
}

/** Counts the rows below a header; those of a text, which stands alone, are not read to their end. */
async function lookAtRows({ sheet, headings = [], below }: Headed) {
  const examples: string[][] = headings.map(() => []);
  let rows = 0;
  for await (const { cells } of below()) {
    rows += 1;
    if (rows > EXAMPLES.rows && sheet.name === '') break;
    for (const [at, cell] of rows > EXAMPLES.rows ? [] : cells.entries()) {
      const shown = shorten(cell);
      const known = examples[at];
      if (known && shown && known.length < EXAMPLES.most && !known.includes(shown)) known.push(shown);
    }
  }
  return { rowCount: sheet.name === '' && rows > 0 ? null : rows, examples };
}

function describeHeadings({ headings = [], examples }: Headed & { examples: string[][] }, mapping: Mapping): Heading[] {
  const keys = keysOf(headings);
  const columns = columnsOf(headings, mapping);
  const recalled = mapping.recall(keys);
  return headings.flatMap((heading, at) => {
    const [key = '', cells = []] = [keys[at], examples[at]];
    if (heading === '' && cells.length === 0) return [];
    const column = columns[at] ?? null;
    return [
      {
        heading: shorten(heading),
        key,
        column,
        isRemembered: recalled.has(key) && (recalled.get(key) ?? null) === column,
        examples: cells,
      },
    ];
  });
}

function shorten(text: string): string {
  const whole = text.replaceAll('\0', '').replaceAll(/\s+/g, ' ').toWellFormed().trim();
  return whole.length > EXAMPLES.characters ? `${whole.slice(0, EXAMPLES.characters - 1).toWellFormed()}…` : whole;
}
