import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { makeCheckSteps } from '#tests/helpers/check-steps.ts';
import { sendFile } from '#tests/helpers/send-file.ts';
import type { createTestApp } from '#tests/helpers/test-app.ts';

type Headers = Record<string, string>;
type TestApp = Pick<Awaited<ReturnType<typeof createTestApp>>, 'app' | 'db' | 'dataDir'>;

/** What owners and the team do about documents of checks. */
export async function makeDocumentSteps({ app, db, dataDir }: TestApp) {
  const steps = await makeCheckSteps({ app, db });
  const { makeOwner, sendOne, own, admin } = steps;

  const add = (headers: Headers, check: string, bytes: Buffer, { name = 'certificate.pdf', kind }: { name?: string; kind?: string } = {}) =>
    sendFile(app, `/api/v1/contractor/checks/${check}/documents${kind === undefined ? '' : `?kind=${kind}`}`, headers, { bytes, name });

  const documentsOf = async (headers: Headers, check: string) =>
    (await own(headers)).find(({ _id }: { _id: string }) => _id === check)?.documents ?? [];
  const open = (who: 'contractor' | 'admin', id: string, headers: Headers) =>
    app.inject({ url: `/api/v1/${who === 'admin' ? 'admin/checks/documents' : 'contractor/check-documents'}/${id}`, headers });

  /** An owner with a number that waits. */
  async function makeWaiting(...given: Parameters<typeof makeOwner>) {
    const owner = await makeOwner(...given);
    return { ...owner, check: await sendOne(owner.headers) };
  }

  return {
    ...steps,
    ...{ add, documentsOf, makeWaiting },
    openOwn: (id: string, headers: Headers) => open('contractor', id, headers),
    openForTeam: (id: string, headers: Headers = admin) => open('admin', id, headers),
    /** @returns the id of the document that was added. */
    async addOne(headers: Headers, check: string, bytes: Buffer, more?: Parameters<typeof add>[3]): Promise<string> {
      const before = await documentsOf(headers, check);
      expect((await add(headers, check, bytes, more)).status).toBe(201);
      const after: { _id: string }[] = await documentsOf(headers, check);
      return after.find(({ _id }) => !before.some((known: { _id: string }) => known._id === _id))?._id ?? '';
    },
    /** The names of the files of documents, which are their ids. */
    files(): string[] {
      try {
        return readdirSync(path.join(dataDir, 'media/private/documents'));
      } catch {
        return [];
      }
    },
  };
}
