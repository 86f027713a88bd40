import { describe, expect, test } from 'vitest';
import { makePdf } from '#tests/factories/document.ts';
import { createBackups, KEY, run } from '#tests/helpers/backup-steps.ts';
import { makeClaimDocumentSteps } from '#tests/helpers/claim-document-steps.ts';
import { makeDocumentSteps } from '#tests/helpers/document-steps.ts';
import { dumpFolder } from '#tests/helpers/dump.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const TRACE = 'Words that stand in this document alone';
const backups = await createBackups();
const { source, backUp, makeTarget } = backups;
const { addOne, makeWaiting } = await makeDocumentSteps(backups);
const { headers, check } = await makeWaiting();
const bytes = makePdf(TRACE, 50_000);
const id = await addOne(headers, check, bytes, { name: 'Named paper.pdf' });
const claims = await makeClaimDocumentSteps(backups);
const asked = await claims.makeAsked();
const ofClaim = await claims.addOne(asked.headers, asked.claim, bytes, { name: 'Named paper.pdf' });

/** What a restored site gives of the documents to the team. */
async function openRestored(target: Awaited<ReturnType<typeof makeTarget>>) {
  const restored = await createTestApp({ DATA_DIR: target.settings.DATA_DIR }, { database: target.database });
  const steps = await makeDocumentSteps(restored);
  return [await steps.openForTeam(id), await steps.openForTeam(ofClaim)];
}

describe('a document in a backup, of a number or of a claim,', () => {
  test('that is open is not there: neither file, nor name, nor key', async () => {
    const { folder } = await backUp();
    const dump = dumpFolder(folder);
    for (const trace of [TRACE, '%PDF', 'Named paper', id, ofClaim]) expect(dump.filter((line) => line.includes(trace))).toEqual([]);
    const target = await makeTarget();
    expect(await run('restore', [folder], target.settings)).toMatchObject({ refused: '' });
    expect((await openRestored(target)).map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });

  test('that is sealed cannot be read, and opens once it is restored', async () => {
    const { folder, manifest } = await backUp({ ...source, ...KEY });
    expect(manifest.pictures.missing).toEqual([]);
    const dump = dumpFolder(folder);
    for (const trace of [TRACE, '%PDF', 'Named paper']) expect(dump.filter((line) => line.includes(trace))).toEqual([]);
    const target = await makeTarget();
    expect(await run('restore', [folder], { ...target.settings, ...KEY })).toMatchObject({ refused: '' });
    for (const answer of await openRestored(target)) expect([answer.statusCode, answer.rawPayload.equals(bytes)]).toEqual([200, true]);
  });
});
