import { describe, expect, test } from 'vitest';
import { createImports, HEADER } from '#tests/helpers/import-steps.ts';
import { makeWorkbook } from '#tests/helpers/make-workbook.ts';
import { makeZip } from '#tests/helpers/make-zip.ts';

const { admin, app, businessOf, countImports, file, importAll, read, row, upload } = await createImports();

const bytes = (content: Buffer) => Uint8Array.from(content);
const utf16 = (text: string, { bom = true, isBig = false } = {}) => {
  const content = Buffer.from(bom ? `\ufeff${text}` : text, 'utf16le');
  return bytes(isBig ? content.swap16() : content);
};
const cellsOf = (text: string) => text.split(',');

async function importOf(content: string | Uint8Array<ArrayBuffer>) {
  const { status, body } = await upload(content);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body.import;
}

/** The name under which a file's one business comes in. */
async function nameFrom(content: string | Uint8Array<ArrayBuffer>, phoneNo: string) {
  const checked = await importOf(content);
  expect(checked).toMatchObject({ rowCount: 1, newCount: 1, errorCount: 0 });
  await importAll(checked._id);
  return (await businessOf(phoneNo))?.name;
}

let phones = 0;
const nextPhone = () => {
  phones += 1;
  return String(9_610_000_000 + phones);
};

describe('a table as text is read', () => {
  test.each([
    ['a quoted word at the start', '"Sai" Bungalow', '"Sai" Bungalow'],
    ['a quoted word with a comma in it', '"Sai, Kothrud" Bungalow', '"Sai, Kothrud" Bungalow'],
    ['a quoted word at the end', 'Bungalow "Sai"', 'Bungalow "Sai"'],
    ['inches', 'Pipes 5" wide', 'Pipes 5" wide'],
    ['quotes as CSV writes them', '"""Sai"" House"', '"Sai" House'],
    ['nothing but a quoted word', '"""Sai"""', '"Sai"'],
    ['blanks around the quotes', '  "Sai, Traders"  ', 'Sai, Traders'],
    ['quotes as Excel sets them', '“Sai” Bungalow', '“Sai” Bungalow'],
    ['an apostrophe of an export', "'-Sai", '-Sai'],
  ])('with %s', async (_what, cell, name) => {
    const phoneNo = nextPhone();
    const content = file(row({ name: 'NAME', phoneNo }).replace('NAME', cell));
    if (name.startsWith('-')) {
      const checked = await importOf(content);
      expect((await read(checked._id)).rows[0]).toMatchObject({ name, remarks: [{ column: 'name' }] });
    } else expect(await nameFrom(content, phoneNo)).toBe(name);
  });

  const LIST = 'नल & Café';
  const CAFE = 'Café – “Décor” €';
  test.each<[string, string, (text: string) => string | Uint8Array<ArrayBuffer>]>([
    ['in UTF-8 with its mark', LIST, (text) => `\ufeff${text}`],
    ['in UTF-16 LE', LIST, (text) => utf16(text)],
    ['in UTF-16 BE', LIST, (text) => utf16(text, { isBig: true })],
    ['in UTF-16 LE without a mark', LIST, (text) => utf16(text, { bom: false })],
    ['in UTF-16 BE without a mark', LIST, (text) => utf16(text, { bom: false, isBig: true })],
    ["in tabs and UTF-16, Excel's 'Unicode text'", LIST, (text) => utf16(text.replaceAll(',', '\t'))],
    [
      'in Windows-1252',
      CAFE,
      (text) =>
        bytes(Buffer.from(text.replaceAll('–', '\x96').replaceAll('“', '\x93').replaceAll('”', '\x94').replaceAll('€', '\x80'), 'latin1')),
    ],
    ['with CR at the end of lines', LIST, (text) => text.replaceAll('\r\n', '\r')],
    ['with LF at the end of lines', LIST, (text) => text.replaceAll('\r\n', '\n')],
    ['without an end of the last line', LIST, (text) => text.trimEnd()],
    ['with semicolons', LIST, (text) => text.replaceAll(',', ';')],
    ['with tabs', LIST, (text) => text.replaceAll(',', '\t')],
    ['with bars', LIST, (text) => text.replaceAll(',', '|')],
    ["with Excel's word for commas", LIST, (text) => `sep=,\r\n${text}`],
    ["with Excel's word for semicolons, behind a mark", LIST, (text) => `\ufeffSEP=;\r\n${text.replaceAll(',', ';')}`],
    ["with Excel's word saved by LibreOffice", LIST, (text) => `"sep=;"\r\n${text.replaceAll(',', ';')}`],
    ['with a title above the header', LIST, (text) => `List of dealers, Pune district\r\n\r\n"Made on 3 May, 2026"\r\n${text}`],
    ['with a title and semicolons', LIST, (text) => `List of dealers, Pune, 2026;;;;\r\n${text.replaceAll(',', ';')}`],
    ['with 300 empty columns behind the last', LIST, (text) => text.replaceAll('\r\n', `${','.repeat(300)}\r\n`)],
    ['with zero bytes behind it', LIST, (text) => `${text}${'\0'.repeat(100)}`],
    ['with empty rows in between', LIST, (text) => text.replaceAll('\r\n', '\r\n\r\n,,,,\r\n')],
  ])('%s', async (_how, name, write) => {
    const phoneNo = nextPhone();
    const own = `${name} ${phoneNo}`;
    expect(await nameFrom(write(file(row({ name: own, phoneNo }))), phoneNo)).toBe(own);
  });

  test('lines are told as the file has them', async () => {
    const checked = await importOf(`sep=;\r\nA title\r\n\r\n${file(row({ email: 'x' })).replaceAll(',', ';')}`);
    expect((await read(checked._id)).rows).toMatchObject([{ line: 5, remarks: [{ column: 'email' }] }]);
  });

  test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ['one line without our columns', 'just a line', 'The file has no column name, service, phoneNo'],
    [
      'a letter that was cut, in a list in Hindi',
      bytes(cutLetter(file(row({ name: 'नल वाले' })))),
      'Line 2 has letters that cannot be read',
    ],
    [
      'an encoding that is none of these',
      bytes(Buffer.from(file(row({ name: 'caf\x81' })), 'latin1')),
      'Line 2 has letters that cannot be read',
    ],
    ['a picture', bytes(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')), 'This is not a table that can be read'],
    ['UTF-32', bytes(Buffer.from('\xff\xfe\0\0n\0\0\0', 'latin1')), 'The file has no column'],
    ['half a letter of UTF-16', bytes(Buffer.concat([utf16(file(row())), Buffer.from([0x41])])), 'This is not a table that can be read'],
    ['a PDF', '%PDF-1.7\n', 'This is not a table that can be read'],
    [
      'a workbook of before 2007',
      bytes(Buffer.from('d0cf11e0a1b11ae1', 'hex')),
      'This is an old Excel file (.xls), or one with a password',
    ],
    ['a web page called .xls', '\r\n<html xmlns:o="urn:x"><table><tr><td>name</td></tr></table></html>', 'This is a web page or XML'],
    ['a table in XML', '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>', 'This is a web page or XML'],
    ['300 columns', file(`${row()},${'x,'.repeat(290)}x`), 'The file can have at most 200 columns'],
  ])('%s is told', async (_what, content, message) => {
    const before = await countImports();
    const { status, body } = await upload(content);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'unreadable_import' });
    expect(body.errors.file).toContain(message);
    expect(await countImports()).toBe(before);
  });
});

/** A text in UTF-8 that lacks one byte of a letter. */
function cutLetter(text: string): Buffer {
  const content = Buffer.from(text);
  const at = content.findIndex((byte) => byte > 0x7f);
  return Buffer.concat([content.subarray(0, at), content.subarray(at + 1)]);
}

describe('a workbook is read', () => {
  const header = cellsOf(HEADER);
  const number = (value: string, style = '') => ({ attributes: style, content: `<v>${value}</v>` });

  test('as it is shown: numbers whole, results of formulas, dates, texts of several letters', async () => {
    const cells: (string | { attributes: string; content: string })[] = cellsOf(row({ name: 'x', phoneNo: 'y', price: 'z', address: 'w' }));
    cells[0] = { attributes: 't="str"', content: '<f>A1&amp;"x"</f><v>Sai &amp; Sons_x000D_ Pune</v>' };
    cells[2] = number('9.610005E9');
    cells[4] = {
      attributes: 't="inlineStr"',
      content: '<is><r><t>12 Karve</t></r><r><t xml:space="preserve"> Road</t></r><rPh><t>kar</t></rPh></is>',
    };
    cells[7] = number('45.300000000000004');
    const content = makeWorkbook([
      { rows: [['Dealers of Pune'], [], header, cells], behind: '<mergeCells><mergeCell ref="A1:J1"/></mergeCells>' },
    ]);
    const checked = await importOf(content);
    expect(checked).toMatchObject({ rowCount: 1, newCount: 1 });
    await importAll(checked._id);
    expect(await businessOf('9610005000')).toMatchObject({ price: '45.3', address: '12 Karve Road' });
  });

  test('dates, cut numbers and what a formula failed to find are told in their rows', async () => {
    const made = (change: (cells: unknown[]) => void) => {
      const cells = cellsOf(row());
      change(cells);
      return cells;
    };
    const rows = [
      made((cells) => (cells[2] = number('46151', 's="1"'))),
      made((cells) => (cells[2] = number('0.375', 's="2"'))),
      made((cells) => (cells[1] = { attributes: 't="e"', content: '<f>VLOOKUP(1)</f><v>#N/A</v>' })),
      made((cells) => (cells[2] = number('2025501234', 's="3"'))),
    ];
    const checked = await importOf(makeWorkbook([{ rows: [header, ...rows] }]));
    const csv = await app.inject({ url: `/api/v1/admin/import/errors/${checked._id}`, headers: admin.headers });
    const phones = csv.body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',').slice(1, 3));
    expect(phones.map(([, phoneNo]) => phoneNo)).toEqual(['2026-05-09', '09:00', expect.stringMatching(/^96/), '02025501234']);
    expect(phones[2]?.[0]).toBe('');
  });

  test('of sheets that one which has our columns; hidden ones are not looked at, hidden rows are told', async () => {
    const checked = await importOf(
      makeWorkbook([
        { name: 'Notes', rows: [['Read me'], ['Dealers are on the next sheet']] },
        { name: 'Old', state: 'hidden', rows: [header, cellsOf(row())] },
        { name: 'Older', state: 'veryHidden', rows: [header, cellsOf(row())] },
        { name: 'Dealers', rows: [header, cellsOf(row()), [], cellsOf(row())], hiddenRows: [4] },
      ]),
    );
    expect(checked).toMatchObject({ rowCount: 2, newCount: 2 });
    const { rows } = await read(checked._id);
    expect(rows.map(({ line, remarks }) => [line, ...remarks.map(({ text }) => text)])).toEqual([
      [2],
      [4, 'This row is hidden in the spreadsheet'],
    ]);
  });

  test('with dates from 1904, and parts by other names', async () => {
    const cells: unknown[] = cellsOf(row());
    cells[2] = number('44689', 's="1"');
    const checked = await importOf(makeWorkbook([{ rows: [header, cells as string[]] }], { bookProperties: '<workbookPr date1904="1"/>' }));
    const csv = await app.inject({ url: `/api/v1/admin/import/errors/${checked._id}`, headers: admin.headers });
    expect(csv.body).toContain(',2026-05-09,');
  });

  const several = () => makeWorkbook(['Pune', 'Nashik'].map((name) => ({ name, rows: [header, cellsOf(row())] })));
  const wide = () => makeWorkbook([{ rows: [header, [...cellsOf(row()), ...Array.from({ length: 300 }, () => 'x')]] }]);
  const damaged = () => makeWorkbook([{ rows: [header] }]).slice(0, 900);
  const entities = () =>
    makeZip([
      {
        name: '_rels/.rels',
        content: '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Relationships><Relationship Id="&b;"/></Relationships>',
      },
    ]);
  test.each<[string, () => Uint8Array<ArrayBuffer>, string]>([
    ['several sheets of businesses', several, 'Several sheets hold businesses: Pune, Nashik. Choose which are taken'],
    ['no sheet with our columns', () => makeWorkbook([{ rows: [] }, { rows: [['name', 'city']] }]), 'The file has no column service'],
    ['nothing', () => makeWorkbook([{ rows: [] }]), 'The file is empty'],
    ['300 columns', wide, 'The file can have at most 200 columns'],
    ['half of it', damaged, 'The workbook is damaged or did not come whole'],
    ['entities', entities, 'The workbook is damaged or did not come whole'],
    [
      'an OpenDocument',
      () =>
        makeZip([
          { name: 'mimetype', content: 'x' },
          { name: 'content.xml', content: '<x/>' },
        ]),
      'This is a spreadsheet of the kind .ods',
    ],
    ['one of Numbers', () => makeZip([{ name: 'Index/Document.iwa', content: 'x' }]), 'This is a spreadsheet of the kind .numbers'],
    ['any other zip', () => makeZip([{ name: 'word/document.xml', content: '<x/>' }]), 'This is not a table that can be read'],
    [
      'a size that lies',
      () =>
        makeWorkbook([{ rows: [header] }], { more: [{ name: 'xl/worksheets/sheet1.xml', content: 'x'.repeat(9_999), claimedSize: 5 }] }),
      'The workbook is damaged or did not come whole',
    ],
    [
      'a cell of a megabyte',
      () => makeWorkbook([{ rows: [header, [{ attributes: 't="str"', content: `<v>${'x'.repeat(1_000_000)}</v>` }]] }]),
      'The row that begins on line 2 is far too long',
    ],
  ])('%s is told', async (_what, make, message) => {
    const before = await countImports();
    const { status, body } = await upload(make());
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'unreadable_import' });
    expect(body.errors.file).toContain(message);
    expect(await countImports()).toBe(before);
  });

  test('a small file that unpacks to far too much is refused before it is unpacked', async () => {
    const bomb = Buffer.alloc(300 * 1024 * 1024, ' ');
    const content = makeWorkbook([{ rows: [header] }], { more: [{ name: 'xl/sharedStrings.xml', content: bomb }] });
    expect(content.length).toBeLessThan(1_000_000);
    const { status, body } = await upload(content);
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: 'The workbook holds far too much. Copy the list alone into a new one and try again',
    });
  });
});
