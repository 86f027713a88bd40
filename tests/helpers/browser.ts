import type { App } from '#server/routes/zod-schemas.ts';

/** Calls the server as a browser does: cookies are kept, sent again, and forgotten when the server says so. */
export function createBrowser(app: App, cookies: Record<string, string> = {}) {
  return {
    cookies,
    async post(url: string, body: unknown) {
      const response = await app.inject({ method: 'POST', url, cookies, payload: body as object });
      for (const { name, value, maxAge } of response.cookies) {
        if (value === '' || maxAge === 0) delete cookies[name];
        else cookies[name] = value;
      }
      return { status: response.statusCode, headers: response.headers, body: response.json(), cookies: response.cookies };
    },
  };
}
