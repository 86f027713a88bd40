import type { Kysely } from 'kysely';
import { type Answer, callWhenFree, encodeForm } from '#drills/parts/call.ts';
import { type HostilePicture, MARK, makeHostilePictures } from '#drills/parts/hostile-pictures.ts';
import { inTurn } from '#drills/parts/in-turn.ts';
import type { Stage } from '#drills/parts/stage.ts';
import type { DB } from '#server/db/types.ts';
import { dataUrl } from '#tests/factories/picture.ts';
import { prepareCall } from '#tests/helpers/role-calls.ts';
import { ROLES, type Role, type Row } from '#tests/helpers/role-rows.ts';

/** How many are sent at once, beside the calls: the server takes four large bodies of one address. */
const AT_ONCE = 2;

/** The one upload that is no picture: a table of businesses. */
const TABLE_UPLOAD = { name: 'POST /admin/import/check', field: 'file' };

interface Upload {
  row: Row;
  role: Role;
  /** The field of the good body that has a picture, or a list of them. */
  field: string;
}

interface Where {
  url: string;
  db: Kysely<DB>;
}

/** What came of the pictures. */
export interface SentPictures {
  uploads: number;
  pictures: number;
  refused: number;
  taken: number;
  refusedAsTable: number;
  faults: string[];
}

/**
 * Sends every hostile picture to every call that takes one, by turns as a data URL and as a file, and looks at what is made of those it
 * takes.
 */
export async function sendHostilePictures({ url, db }: Where, table: Row[]): Promise<SentPictures> {
  const pictures = await makeHostilePictures();
  const uploads = await findUploads(db, table);
  const sendings = uploads.flatMap((upload, row) =>
    pictures.map((picture, column) => ({ upload, picture, how: (row + column) % 2 === 0 ? ('text' as const) : ('file' as const) })),
  );
  const sent: SentPictures = { uploads: uploads.length, pictures: pictures.length, refused: 0, taken: 0, refusedAsTable: 0, faults: [] };
  const { faults } = sent;
  await inTurn(AT_ONCE, sendings, async ({ upload, picture, how }) => {
    const what = `${picture.name} as ${how} to ${upload.row[0]}`;
    const answer = await send(url, db, upload, picture, how);
    const fate = answer.status >= 200 && answer.status < 300 ? 'taken' : 'refused';
    sent[fate] += 1;
    if (answer.status >= 500 || answer.status === 0) faults.push(`${what}: ${answer.status || answer.lost}`);
    else if (picture.fate !== 'either' && fate !== picture.fate)
      faults.push(`${what} was ${fate} with ${answer.status}: ${answer.text.slice(0, 120)}`);
    else if (fate === 'refused' && !(JSON.parse(answer.text) as { message?: string }).message)
      faults.push(`${what} was refused without words`);
    if (fate === 'taken') faults.push(...(await lookAt(url, what, answer)));
  });
  await sendAsTables({ url, db }, table, pictures, sent);
  return sent;
}

/** Says in the table what came of them. */
export function tellPictures(stage: Stage, { uploads, pictures, refused, taken, refusedAsTable, faults }: SentPictures) {
  stage.note('uploads', uploads);
  stage.note('pictures', pictures);
  stage.proved(refused + taken, 'sent');
  stage.note('taken, drawn anew', taken);
  stage.expect(`of ${pictures} as a table refused`, refusedAsTable, '=', pictures);
  for (const fault of faults) stage.fail(fault);
}

/** The calls whose good body has a picture, by somebody who gets it done. */
async function findUploads(db: Kysely<DB>, table: Row[]): Promise<Upload[]> {
  const found: Upload[] = [];
  for (const row of table) {
    const role = ROLES[row[1].findIndex((status) => status < 300)];
    if (!role) continue;
    const { body } = await prepareCall(db, row, role);
    const field = Object.entries(body ?? {}).find(([, value]) => String([value].flat()[0]).startsWith('data:image/'))?.[0];
    if (field) found.push({ row, role, field });
  }
  return found;
}

async function send(
  url: string,
  db: Kysely<DB>,
  { row, role, field }: Upload,
  { bytes }: HostilePicture,
  how: 'text' | 'file',
): Promise<Answer> {
  const { method, url: path, body = {}, token } = await prepareCall(db, row, role);
  const asked = { method, ...(token ? { token } : {}) };
  if (how === 'text') {
    const picture = dataUrl(bytes);
    const isList = Array.isArray((body as Record<string, unknown>)[field]);
    return callWhenFree(url + path, { ...asked, body: { ...body, [field]: isList ? [picture] : picture } });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (name !== field) form.set(name, String(value));
  form.set(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'front.jpg');
  return callWhenFree(url + path, { ...asked, ...(await encodeForm(form)) });
}

/** What is shown of a taken picture is a new one: nothing that was hidden in it is left. @returns what is wrong with it. */
async function lookAt(url: string, what: string, { text }: Answer): Promise<string[]> {
  const address = /\/media\/[a-z]+\/[a-z0-9-]+-\d+\.webp/.exec(text)?.[0];
  if (!address) return [];
  const answer = await fetch(url + address);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isWebp = bytes.subarray(0, 4).toString() === 'RIFF' && bytes.subarray(8, 12).toString() === 'WEBP';
  const isShown = answer.status === 200 && answer.headers.get('content-type') === 'image/webp' && isWebp;
  const isClean = !bytes.includes(MARK) && !bytes.includes('EXIF') && !bytes.includes('XMP ');
  return [...(isShown ? [] : [`${what} is not shown as WebP`]), ...(isClean ? [] : [`${what} kept what was hidden in it`])];
}

/** Pictures are no tables. */
async function sendAsTables({ url, db }: Where, table: Row[], pictures: HostilePicture[], sent: SentPictures) {
  const row = table.find(([name]) => name === TABLE_UPLOAD.name) as Row;
  await inTurn(AT_ONCE, pictures, async ({ name, bytes }) => {
    const { method, url: path, token } = await prepareCall(db, row, 'admin');
    const form = new FormData();
    form.set(TABLE_UPLOAD.field, new Blob([new Uint8Array(bytes)], { type: 'text/csv' }), 'a.csv');
    const answer = await callWhenFree(url + path, { method, ...(token ? { token } : {}), ...(await encodeForm(form)) });
    if (answer.status >= 400 && answer.status < 500) sent.refusedAsTable += 1;
    else sent.faults.push(`${name} as a table was answered with ${answer.status || answer.lost}: ${answer.text.slice(0, 120)}`);
  });
}
