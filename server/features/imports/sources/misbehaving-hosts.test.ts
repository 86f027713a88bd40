import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fetchFile } from '#server/features/imports/sources/fetch-file.ts';
import { importLimits } from '#shared/import-limits.ts';
import { createSources, file, line, nextPhone } from '#tests/helpers/source-steps.ts';

const { add, admin, context, form, host, mailed, mailsLeft, night, office } = await createSources();

describe('a host that misbehaves fails with words, is told once, and is asked again', () => {
  const status =
    (code: number, headers: Record<string, string> = {}) =>
    () =>
      host.answerWith((_, response) => void response.writeHead(code, headers).end('x'));
  test.each([
    ['500', status(500), 'The server answered with 500 in place of the file'],
    ['404', status(404), 'The server answered with 404 in place of the file'],
    ['a partial answer', status(206), 'The server answered with 206 in place of the file'],
    [
      'a redirect to a private network',
      status(302, { location: 'https://10.0.0.5/list.csv' }),
      'The address must begin with https:// and lead to a public server',
    ],
    ['a redirect to this machine', status(301, { location: 'http://localhost/list.csv' }), 'The address must begin with https://'],
    ['a redirect to a file of its own', status(302, { location: 'file:///etc/passwd' }), 'The address must begin with https://'],
    ['a redirect to nowhere', status(302, { location: 'http://[' }), 'The server answered with 302'],
    ['redirects without end', status(302, { location: '/again' }), 'The address leads on too many times'],
    ['a web page', () => host.give('<html>', { 'content-type': 'text/html; charset=utf-8' }), 'There is a web page in place of a file'],
    ['a web page that says it is a file', () => host.give('<!doctype html><html><body>Please log in</body></html>'), 'page'],
    ['nothing', () => host.give(''), 'The file is empty'],
    [
      'a packed bomb',
      () => host.give(gzipSync(Buffer.alloc(20_000_000)), { 'content-encoding': 'gzip' }),
      'The server sent the file packed',
    ],
    [
      'a file that breaks off',
      () =>
        host.answerWith((_, response) => {
          response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '5000' });
          response.write(file(line('cut-1')), () => response.destroy());
        }),
      'The server did not answer in time, or broke off',
    ],
    [
      'a file that is announced too large',
      () =>
        host.answerWith(
          (_, response) => void response.writeHead(200, { 'content-length': String(importLimits.sourceBytes + 1) }).flushHeaders(),
        ),
      'The file is larger than 64 MB',
    ],
    ['no table', () => host.give('%PDF-1.7'), 'csv'],
    ['a list of something else', () => host.give('a,b,c\n1,2,3\n'), 'name'],
  ])('%s', async (_what, misbehave, fault) => {
    const source = await add();
    misbehave();
    const failed = await night(source._id);
    expect(failed).toMatchObject({ result: 'failed', importId: null, failingSince: expect.any(String) });
    expect(failed.fault.toLowerCase()).toContain(fault.toLowerCase());
    expect(await mailed()).toBe(`The list from ${source.host} could not be imported`);
    expect(await night(source._id)).toMatchObject({ result: 'failed', failingSince: failed.failingSince });
    host.give(file(line(`well-${nextPhone()}`)));
    expect(await night(source._id)).toMatchObject({ result: 'written', fault: '', failingSince: null });
    // It is told again when it fails anew.
    status(503)();
    expect(await night(source._id)).toMatchObject({ result: 'failed' });
    expect(await mailed()).toBe(`The list from ${source.host} could not be imported`);
    expect(mailsLeft()).toBe(0);
  });

  test('one that never answers is left, and so is one that never ends', async () => {
    const none = { etag: null, last_modified: null };
    const patience = { silent: 50, whole: 200 };
    host.answerWith(() => {});
    await expect(fetchFile(context.config, form.url, none, patience)).rejects.toThrow('The server did not answer in time');
    host.answerWith((_, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('a,'), 10);
      response.on('close', () => clearInterval(drip));
    });
    await expect(fetchFile(context.config, form.url, none, patience)).rejects.toThrow('The server did not answer in time');
  });

  test('the words of a fault are those of whoever reads them', async () => {
    const source = await add();
    status(500)();
    await night(source._id);
    await mailed();
    const { body } = await office('GET', 'get', undefined, { ...admin.headers, 'accept-language': 'hi' });
    expect(body.sources[0].fault).toBe('सर्वर ने फ़ाइल की जगह 500 भेजा');
  });
});
