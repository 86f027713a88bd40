import { describe, expect, test } from 'vitest';
import { fetchSource } from '#server/features/imports/sources/fetch-source.ts';
import { importLimits } from '#shared/import-limits.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { createSources, file, line } from '#tests/helpers/source-steps.ts';

const { add, context, db, form, host, mailed, night, office } = await createSources();

describe('addresses', () => {
  test.each([
    'http://partner.example/list.csv',
    'https://localhost/list.csv',
    'https://10.0.0.1/a',
    'https://[::1]/a',
    'https://a:b@partner.example/',
    'ftp://partner.example/',
    'file:///etc/passwd',
    'list.csv',
    'https://',
    'javascript:alert(1)',
  ])('%s is refused', async (url) => {
    expect(await office('POST', 'add', { ...form, url })).toMatchObject({
      status: 400,
      body: { errors: { url: 'The address must begin with https:// and lead to a public server' } },
    });
  });

  test.each([
    [{ url: '' }, 'url'],
    [{ url: 7 }, 'url'],
    [{ url: `https://partner.example/${'x'.repeat(2_000)}` }, 'url'],
    [{ at: '24:00' }, 'at'],
    [{ at: '2:30' }, 'at'],
    [{ at: '' }, 'at'],
    [{ writes: 'all' }, 'writes'],
  ])('%j is refused', async (given, field) => {
    const { status, body } = await office('POST', 'add', { ...form, ...given });
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 400, fields: [field] });
  });

  test('are twenty at most, though many are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: importLimits.sources + 2 }, (_, at) =>
        office('POST', 'add', { ...form, url: `https://partner.example/${at}.csv` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(importLimits.sources);
    expect(answers.filter(({ status }) => status === 409)[0]?.body.code).toBe('too_many_import_sources');
  });

  test('are kept in the audit without what their paths tell, and forgotten when they are removed', async () => {
    const source = await add({ url: 'https://partner.example/secret-path/list.csv?key=hush#part' });
    expect(source.url).toBe('https://partner.example/secret-path/list.csv?key=hush');
    await office('PUT', `update/${source._id}`, { isOn: false });
    expect(await office('DELETE', `delete/${source._id}`)).toMatchObject({ status: 200, body: { message: 'The address was removed' } });
    const entries = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', source._id)
      .orderBy('audit_entry_id')
      .execute();
    expect(entries.map(({ action, subject_kind, subject_name }) => [action, subject_kind, subject_name])).toEqual([
      ['add', 'import_source', 'partner.example'],
      ['update', 'import_source', 'partner.example'],
      ['delete', 'import_source', 'partner.example'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('hush');
    for (const [method, path, body] of [
      ['DELETE', 'delete'],
      ['POST', 'fetch'],
      ['PUT', 'update', { isOn: true }],
    ] as const)
      expect(await office(method, `${path}/${source._id}`, body), path).toMatchObject({
        status: 404,
        body: { code: 'import_source_not_found' },
      });
    await fetchSource.run(context, { sourceId: source._id });
  });

  test('of an admin who is gone wait for another', async () => {
    const gone = await signInAdmin(db);
    const { body } = await office('POST', 'add', form, gone.headers);
    await db.deleteFrom('admins').where('admin_id', '=', gone.id).execute();
    host.give(file(line('gone-1')));
    expect((await night(body.source._id)).fault).toContain('is no admin any more');
    await mailed();
    await office('PUT', `update/${body.source._id}`, { isOn: true });
    expect(await night(body.source._id)).toMatchObject({ result: 'written' });
  });

  test('of one who is an editor by now wait for an admin, too', async () => {
    const editor = await signInAdmin(db);
    const { body } = await office('POST', 'add', form, editor.headers);
    await db.updateTable('admins').set({ role: 'editor' }).where('admin_id', '=', editor.id).execute();
    host.give(file(line('editor-1')));
    expect(await night(body.source._id)).toMatchObject({ result: 'failed', fault: expect.stringContaining('is no admin any more') });
    await mailed();
    await office('PUT', `update/${body.source._id}`, { isOn: true });
    expect(await night(body.source._id)).toMatchObject({ result: 'written' });
  });

  test('removed while their file is fetched leave nothing to be told', async () => {
    const source = await add();
    host.answerWith((_, response) => {
      void office('DELETE', `delete/${source._id}`).then(() => response.writeHead(500).end());
    });
    await fetchSource.run(context, { sourceId: source._id });
    expect((await office('GET', 'get')).body.sources).toEqual([]);
  });
});
