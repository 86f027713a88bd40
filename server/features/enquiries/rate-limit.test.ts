import { expect, test } from 'vitest';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app } = await createTestApp({ RATE_LIMITS: 'on' });

test('one address sends 30 enquiries in ten minutes, in either way', async () => {
  const enquiry = { name: 'Meera', phoneNo: '9876543210', email: 'meera@example.in', message: 'Hello' };
  const send = (path: string) => call(app, 'POST', `/api/v1/send-enquiry${path}`, enquiry);
  for (let n = 0; n < 30; n++) expect((await send(n % 2 ? '/undefined' : '')).status).toBe(201);
  const { status, body, headers } = await send('');
  expect(status).toBe(429);
  expect(body).toMatchObject({ success: false, code: 'too_many_requests', message: 'Too many requests. Please try again later' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('the documentation names the call', async () => {
  const { body } = await call(app, 'GET', '/api/v1/openapi.json');
  const paths = Object.keys(body.paths).filter((path) => path.includes('send-enquiry'));
  expect(paths).toEqual(['/api/v1/send-enquiry/{businessId}']);
});
