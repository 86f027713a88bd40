import { describe, expect, test } from 'vitest';
import { KeptPages, type MadePage } from '#server/kept/kept-pages.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { context, pool } = await createTestApp();

const page = (bytes: number): MadePage => ({
  page: { etag: 'W/"x"', scripts: [], brotli: Buffer.alloc(bytes), headers: {}, counted: [] },
  topics: [],
});

describe('made-up addresses', () => {
  test('a million that are asked for once are neither made nor remembered for long, and real pages stay kept', async () => {
    const pages = new KeptPages(context, pool);
    let made = 0;
    const make = async () => {
      made += 1;
      return page(20_000);
    };
    await pages.find('/real', make);
    const real = await pages.find('/real', make);
    for (let turn = 0; turn < 1_000_000; turn++) await pages.find(`/made-up/${turn}`, make);
    expect(await pages.find('/real', make)).toBe(real);
    expect(made).toBe(1);
    // What was asked for long ago counts as never asked for; a moment ago, as asked for once.
    expect(await pages.find('/made-up/0', make)).toBeUndefined();
    expect(made).toBe(1);
    expect(await pages.find('/made-up/999999', make)).toBeDefined();
  });

  test('those that are asked for twice have 40 MB, and what is read meanwhile stays', async () => {
    const pages = new KeptPages(context, pool);
    let made = 0;
    const make = async () => {
      made += 1;
      return page(100_000);
    };
    await pages.find('/real', make);
    const real = await pages.find('/real', make);
    for (let turn = 0; turn < 1_000; turn++) {
      for (let time = 0; time < 2; time++) await pages.find(`/?made-up=${turn}`, make);
      if (turn % 50 === 0) expect(await pages.find('/real', make)).toBe(real);
    }
    expect(made).toBe(1_001);
    for (let turn = 0; turn < 1_000; turn++) await pages.find(`/?made-up=${turn}`, make);
    expect(made).toBeGreaterThan(1_001 + 500);
  });

  test('those that have no page are not made each time', async () => {
    const pages = new KeptPages(context, pool);
    let made = 0;
    const make = async (): Promise<MadePage> => {
      made += 1;
      return { page: undefined, topics: [] };
    };
    for (let time = 0; time < 5; time++) expect(await pages.find('/no-such-page', make)).toBeUndefined();
    expect(made).toBe(1);
  });
});
