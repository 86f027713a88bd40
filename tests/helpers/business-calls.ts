import { readdirSync } from 'node:fs';
import path from 'node:path';
import { businessForm } from '#tests/factories/business-form.ts';
import { call, type createTestApp } from '#tests/helpers/test-app.ts';

type Headers = Record<string, string>;

/** The contractors' calls of a test's server, in a few letters. */
export function businessCallsOf({ app, dataDir }: Pick<Awaited<ReturnType<typeof createTestApp>>, 'app' | 'dataDir'>) {
  const register = (body: unknown) => call(app, 'POST', '/api/v1/contractor/auth/register', body);
  return {
    register,
    logIn: (body: unknown) => call(app, 'POST', '/api/v1/contractor/auth/login', body),
    edit: (body: unknown, headers: Headers) => call(app, 'PUT', '/api/v1/contractor/edit', body, headers),
    /** Fills the form in and sends it. */
    async registered() {
      const given = await businessForm();
      const { body } = await register(given);
      return { given, id: body.contractor._id as string, business: body.contractor, headers: { authorization: `Bearer ${body.token}` } };
    },
    /** Sends a multipart form, as a page without script does. */
    async sendForm(method: 'POST' | 'PUT', url: string, fields: [name: string, value: string | Blob][], headers: Headers = {}) {
      const form = new FormData();
      for (const [name, value] of fields) form.append(name, value);
      const request = new Request('http://localhost', { method, body: form });
      const type = request.headers.get('content-type') ?? '';
      const payload = Buffer.from(await request.arrayBuffer());
      const response = await app.inject({ method, url, payload, headers: { ...headers, 'content-type': type } });
      return { status: response.statusCode, body: response.json() };
    },
    /** The pictures' files that the server keeps for everybody to see. */
    storedFiles: () =>
      readdirSync(path.join(dataDir, 'media'), { recursive: true, encoding: 'utf8' }).filter(
        (file) => file.endsWith('.webp') && !file.startsWith('private/removed/'),
      ),
  };
}
