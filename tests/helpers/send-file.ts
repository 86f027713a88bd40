import type { createTestApp } from '#tests/helpers/test-app.ts';

/** Sends a form with a file, whose type the form says is PDF whatever it is. */
export async function sendFile(
  app: Awaited<ReturnType<typeof createTestApp>>['app'],
  url: string,
  headers: Record<string, string>,
  { bytes, name }: { bytes: Buffer; name: string },
) {
  const form = new FormData();
  form.append('file', new File([Uint8Array.from(bytes)], name, { type: 'application/pdf' }));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await app.inject({
    method: 'POST',
    url,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
  });
  return { status: response.statusCode, body: response.json() };
}
