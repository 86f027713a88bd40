import { expect } from 'vitest';
import { launch } from '#tests/helpers/program.ts';
import { stopSchedule } from '#tests/helpers/stop-schedule.ts';
import type { createTestDatabase } from '#tests/helpers/test-database.ts';

/** Another process on the same database, which takes the writes. @param reader the headers of whoever looks at its pages. */
export async function startWriter(database: Awaited<ReturnType<typeof createTestDatabase>>, reader: Record<string, string>) {
  const { host, user, database: name } = database.address;
  const DATABASE_URL = `postgres://${user}@${encodeURIComponent(host)}/${name}`;
  const writer = await launch({ DATABASE_URL, DEMO: '0', ADMIN_EMAIL: 'writer@example.in' }).address();
  await stopSchedule(database.pool);

  async function write(method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown, headers: Record<string, string>) {
    const type: HeadersInit = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${writer}/api/v1${path}`, { method, body: JSON.stringify(body) ?? null, headers: { ...headers, ...type } });
    expect([path, answer.status, await answer.text()]).toEqual([path, expect.toSatisfy((status) => status < 300), expect.any(String)]);
  }

  const pageOfWriter = async (url: string) => (await fetch(writer + url, { headers: reader })).text();
  return { write, pageOfWriter };
}
