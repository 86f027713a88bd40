import type { FileHandle } from 'node:fs/promises';
import path from 'node:path/posix';
import { Refusal } from '#server/base/errors.ts';
import { openPackage, type Package } from '#server/features/imports/open-package.ts';
import { MOST_ABOVE } from '#server/features/imports/read-header.ts';
import { type CsvRow, LONGEST_ROW, RowBounds, readCell } from '#server/features/imports/read-rows.ts';
import { readXml, type XmlReader } from '#server/features/imports/read-xml.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { saysAnything } from '#server/features/imports/unread-cells.ts';
import { columnOf, type NumberForm, readNumberForm, readWorkbookText, writeNumber } from '#server/features/imports/workbook-cells.ts';
import { importLimits } from '#shared/import-limits.ts';

/** A visible sheet of a workbook; its rows can be read more than once. */
export interface Sheet {
  name: string;
  rows(): AsyncGenerator<CsvRow>;
}

interface Relation {
  id: string;
  kind: string;
  target: string;
}

/** What cells refer to. */
interface Book {
  texts: string[];
  forms: NumberForm[];
  countsFrom1904: boolean;
}

/** Each row could have twenty texts of its own; of all together no more than a file can have. */
const MOST_TEXTS = 1_000_000;
const MOST_CHARACTERS = 32 * 1024 * 1024;
const MOST_SHEETS = 100;
/** A cell further to the right belongs to no table of businesses. */
const MOST_ADDRESSED = 1_000;

/**
 * The visible sheets of an .xlsx workbook (ECMA-376), in their order. Cells are what is shown where that can be told: results of formulas,
 * all digits of numbers, dates as 2026-05-09.
 * @throws 400 for other zipped files, damaged ones, and those that hold far too much.
 */
export async function openWorkbook(file: FileHandle): Promise<Sheet[]> {
  try {
    const parts = await openPackage(file);
    const [main] = (await readRelations(parts, '')).filter(({ kind }) => kind === 'officeDocument');
    if (!main || !parts.has(main.target) || main.target.endsWith('.bin')) throw otherPackage(parts);
    return await readBook(parts, main.target);
  } catch (error) {
    throw asRefusal(error);
  }
}

function otherPackage(parts: Package): Refusal {
  const names = [...parts.names()];
  if (names.includes('content.xml')) return importRefusals.importOtherWorkbook('.ods');
  if (names.some((name) => name.endsWith('.iwa'))) return importRefusals.importOtherWorkbook('.numbers');
  return names.includes('xl/workbook.bin') ? importRefusals.importOtherWorkbook('.xlsb') : importRefusals.importNotTable();
}

/** What is wrong with the file is told; what the disk says is passed on. */
function asRefusal(error: unknown): unknown {
  return error instanceof Refusal || (error as NodeJS.ErrnoException).syscall !== undefined ? error : importRefusals.importDamaged();
}

async function readBook(parts: Package, main: string): Promise<Sheet[]> {
  const relations = await readRelations(parts, main);
  const partOf = (kind: string) => relations.find((relation) => relation.kind === kind && parts.has(relation.target))?.target;
  const sheets: { name: string; part: string }[] = [];
  const book: Book = { texts: [], forms: [], countsFrom1904: false };
  await readAll(parts, main, {
    open(name, attributes) {
      if (name === 'workbookPr') book.countsFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      const relation = relations.find((other) => other.id === id && other.kind === 'worksheet' && parts.has(other.target));
      if (relation && sheets.length < MOST_SHEETS) sheets.push({ name: attributes.name ?? '', part: relation.target });
    },
  });
  const [texts, styles] = [partOf('sharedStrings'), partOf('styles')];
  if (texts) book.texts = await readTexts(parts, texts);
  if (styles) book.forms = await readForms(parts, styles);
  return sheets.map(({ name, part }) => ({ name, rows: () => readSheet(parts, part, book) }));
}

/** What a part of the package refers to. */
async function readRelations(parts: Package, part: string): Promise<Relation[]> {
  const relations: Relation[] = [];
  const folder = path.dirname(part);
  await readAll(parts, path.join(folder, '_rels', `${path.basename(part)}.rels`), {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      relations.push({ id: Id, kind: path.basename(Type), target: path.resolve('/', folder, Target).slice(1) });
    },
  });
  return relations;
}

async function readTexts(parts: Package, part: string): Promise<string[]> {
  const texts: string[] = [];
  let characters = 0;
  await readAll(parts, part, {
    ...richText('si', (text) => {
      texts.push(text);
      characters += text.length;
      if (texts.length > MOST_TEXTS || characters > MOST_CHARACTERS) throw importRefusals.importUnpacksTooLarge();
    }),
  });
  return texts;
}

/** The text of each element of a name, without what only says how its letters are read aloud. */
function richText(element: string, found: (text: string) => void): XmlReader<never> {
  let text = '';
  let isText = false;
  let aloud = 0;
  return {
    open(name) {
      if (name === element) text = '';
      if (name === 'rPh') aloud += 1;
      isText = name === 't' && aloud === 0;
    },
    text(part) {
      if (isText && text.length <= LONGEST_ROW) text += part;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') aloud -= 1;
      if (name === element) found(readWorkbookText(text));
    },
  };
}

async function readForms(parts: Package, part: string): Promise<NumberForm[]> {
  const codes = new Map<number, string>();
  const forms: NumberForm[] = [];
  let isOfCells = false;
  await readAll(parts, part, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) forms.push(readNumberForm(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return forms;
}

async function readAll(parts: Package, part: string, reader: XmlReader<never>): Promise<void> {
  if (!parts.has(part)) return;
  for await (const _ of readXml(await parts.read(part), reader));
}

async function* readSheet(parts: Package, part: string, book: Book): AsyncGenerator<CsvRow> {
  const bounds = new RowBounds();
  try {
    let rows = 0;
    for await (const { cells, ...row } of readXml(await parts.read(part), sheetReader(book))) {
      const kept = bounds.take(cells);
      if (!saysAnything(kept)) continue;
      rows += 1;
      // Its header, and what stands above it.
      if (rows > importLimits.sheetRows + MOST_ABOVE) throw importRefusals.importTooManySheetRows();
      yield { ...row, cells: kept };
    }
  } catch (error) {
    throw asRefusal(error);
  }
}

function sheetReader({ texts, forms, countsFrom1904 }: Book): XmlReader<CsvRow> {
  let line = 0;
  let cells: string[] = [];
  let isHidden = false;
  let characters = 0;
  let cell = { column: 0, type: '', form: 'plain' as NumberForm, value: '' };
  let isValue = false;
  const inline = richText('is', (text) => {
    cell.value = text;
  });
  const shown = () => {
    const { type, value, form } = cell;
    if (type === 's') return texts[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'yes' : 'no';
    if (type === 'str') return readWorkbookText(value);
    // 'e' is what a formula came to that failed: '#N/A'.
    return type === 'inlineStr' || type === 'd' || type === 'e' ? value : writeNumber(value, form, countsFrom1904);
  };
  return {
    open(name, attributes, give) {
      inline.open?.(name, attributes, give as never);
      if (name === 'row') {
        line = Number(attributes.r) || line + 1;
        isHidden = attributes.hidden === '1' || attributes.hidden === 'true';
        cells = [];
        characters = 0;
      } else if (name === 'c') {
        const column = columnOf(attributes.r) ?? cells.length;
        cell = { column, type: attributes.t ?? 'n', form: forms[Number(attributes.s)] ?? 'plain', value: '' };
      } else if (name === 'v') isValue = true;
    },
    text(part) {
      inline.text?.(part);
      if (!isValue) return;
      cell.value += part;
      if (cell.value.length > LONGEST_ROW) throw importRefusals.importRowTooLong(line);
    },
    close(name, give) {
      inline.close?.(name, give as never);
      if (name === 'v') isValue = false;
      else if (name === 'c') {
        const text = readCell(shown());
        characters += text.length;
        if (characters > LONGEST_ROW) throw importRefusals.importRowTooLong(line);
        if (text === '') return;
        if (cell.column >= MOST_ADDRESSED) throw importRefusals.importTooManyColumns();
        while (cells.length < cell.column) cells.push('');
        cells[cell.column] = text;
      } else if (name === 'row') give({ line, cells, ...(isHidden ? { isHidden } : {}) });
    },
  };
}
