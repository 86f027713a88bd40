import { get } from 'node:http';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { pageAddresses } from '#server/pages/page-addresses.ts';

const app = Fastify();
let isKept = false;
await app.register(pageAddresses, { isKeptFromSearch: async () => isKept });
app.all('/*', async () => 'page');
afterAll(() => app.close());

test.each([
  ['/Category?service=Cement', '/category?service=Cement'],
  ['/suppliers/', '/suppliers'],
  ['//evil.example/', '/evil.example'],
  ['/caf%C3%A9/Cement', '/caf%C3%A9/cement'],
  ['/%75ser/%4Cogin?%71=%41', '/user/login?%71=%41'],
  ['/privacy%2Dpolicy', '/privacy-policy'],
  ['/%70ayment/sandbox/%41bC', '/payment/sandbox/AbC'],
])('%s leads to %s', async (url, location) => {
  const answer = await app.inject({ method: 'GET', url });
  expect(answer.statusCode).toBe(301);
  expect(answer.headers.location).toBe(location);
});

test('no backslash leads to another host', async () => {
  const { port } = new URL(await app.listen());
  const location = await new Promise((resolve, reject) => {
    get({ port, path: '/\\/Evil.example/' }, (answer) => resolve(answer.resume().headers.location)).on('error', reject);
  });
  expect(location).toBe('/evil.example');
});

test.each([
  '/',
  '/searcher?city=Pune',
  '/viewdetails/019ba5e0-ece0-75e2-bf52-597ac6d10952',
  '/caf%C3%A9',
  '/category%2Edata',
  '/a%2Fb%5Bc%5D',
  '/Category.data',
  '/payment/sandbox/AbC',
  '/enquiry/01a2.20780.AbC_-',
])('%s stays', async (url) => {
  expect((await app.inject({ method: 'GET', url })).statusCode).toBe(200);
});

test('what is sent is not sent elsewhere', async () => {
  expect((await app.inject({ method: 'POST', url: '/User/Login' })).statusCode).toBe(200);
});

test.each([
  ['/user/login', 'noindex'],
  ['/supplier/login', 'noindex'],
  ['/supplier/register', undefined],
  ['/price-ticker', 'noindex'],
  ['/payment/orders/verify/x', 'noindex'],
  ['/enquiry/x', 'noindex'],
  ['/parent?child=x', 'noindex'],
  ['/claim-link?claim=x', 'noindex'],
  ['/correction-link?correction=x', 'noindex'],
  ['/data-request?request=x', 'noindex'],
  ['/take-back?contact=x', 'noindex'],
  ['/prove-email?proof=x', 'noindex'],
  ['/confirm-email?change=x', 'noindex'],
  ['/enquiry-sent/x', 'noindex'],
  ['/hi/parent?child=x', 'noindex'],
  ['/searcher?q=cement', 'noindex'],
  ['/searcher?city=Pune&lat=18.5&lng=73.8', 'noindex'],
  ['/searcher?city=Pune', undefined],
  ['/get-quotes?business=x', 'noindex'],
  ['/get-quotes?service=Cement&place=Pune', 'noindex'],
  ['/get-quotes', undefined],
  ['/suppliers', undefined],
  ['/users-guide/cement', undefined],
])('%s is told to be %s', async (url, rule) => {
  expect((await app.inject({ method: 'GET', url })).headers['x-robots-tag']).toBe(rule);
});

test('every page of a site that is kept from search is told to be noindex', async () => {
  isKept = true;
  for (const url of ['/', '/suppliers', '/searcher?city=Pune'])
    expect((await app.inject({ method: 'GET', url })).headers['x-robots-tag']).toBe('noindex');
  isKept = false;
});
