import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface StoredObject {
  body: Buffer;
  type: string;
  modified: Date;
}

interface S3Request {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const KEY_ID = 'key-1';
const SECRET = 'secret-1';
const BUCKET = 'pictures';

/** Objects of one page of a list, as S3 has it. */
const LONGEST_PAGE = 1_000;

/**
 * A store over HTTP that speaks as much of S3 as pictures and backups need, with one empty bucket in memory. It checks keys and signatures
 * (AWS Signature Version 4) and keeps an object once all of it has come.
 * @returns the settings that point to it, and what closes it.
 */
export async function openBucket() {
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const body = await buffer(incoming).catch(() => undefined);
    if (!body) return;
    const request: S3Request = { method, url: new URL(url, 'http://store'), headers, body };
    const refused = findRefusal(request);
    if (refused) return sendError(response, refused.status, refused.code, method);
    const [, , ...rest] = request.url.pathname.split('/');
    answer(response, request, objects, decodeURIComponent(rest.join('/')));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    settings: {
      STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function findRefusal(request: S3Request): { status: number; code: string } | undefined {
  const { authorization = '' } = request.headers;
  const [, keyId, scope = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(authorization) ?? [];
  if (keyId === undefined) return { status: 403, code: 'AccessDenied' };
  if (keyId !== KEY_ID) return { status: 403, code: 'InvalidAccessKeyId' };
  if (sign(request, scope, signed.split(';')) !== signature) return { status: 403, code: 'SignatureDoesNotMatch' };
  if (request.url.pathname.split('/')[1] !== BUCKET) return { status: 404, code: 'NoSuchBucket' };
  return undefined;
}

/** The signature that the request has to have: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function sign({ method, url, headers }: S3Request, scope: string, signedHeaders: string[]): string {
  const query = [...url.searchParams].map(([name, value]) => `${encodeForS3(name)}=${encodeForS3(value)}`).sort();
  const own = signedHeaders.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const canonical = [method, url.pathname, query.join('&'), own.join(''), signedHeaders.join(';'), headers['x-amz-content-sha256']];
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical.join('\n'))].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${SECRET}`);
  return hmac(key, text).toString('hex');
}

function answer(response: ServerResponse, request: S3Request, objects: Map<string, StoredObject>, key: string) {
  const { method, url, headers, body } = request;
  if (method === 'GET' && key === '') return sendXml(response, 200, listObjects(objects, url.searchParams));
  if (method === 'POST' && url.searchParams.has('delete')) {
    const keys = [...body.toString().matchAll(/<Key>(.*?)<\/Key>/g)].map(([, name = '']) => unescapeXml(name));
    for (const name of keys) objects.delete(name);
    return sendXml(response, 200, `<DeleteResult>${keys.map((name) => `<Deleted>${tag('Key', name)}</Deleted>`).join('')}</DeleteResult>`);
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return void response.writeHead(204).end();
  }
  if (method === 'PUT') return putObject(response, request, objects, key);
  const object = objects.get(key);
  if (!object) return sendError(response, 404, 'NoSuchKey', method);
  const etag = etagOf(object.body);
  if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
  response.writeHead(200, {
    'content-type': object.type,
    'content-length': object.body.length,
    'last-modified': object.modified.toUTCString(),
    etag,
  });
  response.end(method === 'HEAD' ? undefined : object.body);
}

function putObject(response: ServerResponse, { headers, body }: S3Request, objects: Map<string, StoredObject>, key: string) {
  const source = headers['x-amz-copy-source'];
  const copied = source && objects.get(decodeURIComponent(String(source)).replace(/^\/?[^/]+\//, ''));
  if (source && !copied) return sendError(response, 404, 'NoSuchKey', 'PUT');
  const object = { body, type: headers['content-type'] ?? 'application/octet-stream', ...(copied || {}), modified: new Date() };
  objects.set(key, object);
  const etag = etagOf(object.body);
  if (copied) sendXml(response, 200, `<CopyObjectResult>${tag('ETag', etag)}</CopyObjectResult>`);
  else response.writeHead(200, { etag }).end();
}

function listObjects(objects: Map<string, StoredObject>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const most = Math.min(Number(query.get('max-keys') ?? LONGEST_PAGE), LONGEST_PAGE);
  const found = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  const folderOf = (key: string) => {
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    return end === -1 ? undefined : key.slice(0, end + delimiter.length);
  };
  const entries = [...new Set(found.map((key) => folderOf(key) ?? key))].filter((entry) => entry > after);
  const page = entries.slice(0, most);
  const lines = page.map((entry) => {
    const object = objects.get(entry);
    if (!object) return `<CommonPrefixes>${tag('Prefix', entry)}</CommonPrefixes>`;
    const facts = [tag('Key', entry), tag('LastModified', object.modified.toISOString()), tag('ETag', etagOf(object.body))];
    return `<Contents>${facts.join('')}${tag('Size', object.body.length)}</Contents>`;
  });
  const isCut = entries.length > page.length;
  const rest = isCut ? tag('NextContinuationToken', page.at(-1) ?? '') : '';
  return `<ListBucketResult>${tag('IsTruncated', isCut)}${tag('KeyCount', page.length)}${rest}${lines.join('')}</ListBucketResult>`;
}

function sendXml(response: ServerResponse, status: number, xml: string) {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}

function sendError(response: ServerResponse, status: number, code: string, method: string) {
  if (method === 'HEAD') response.writeHead(status).end();
  else sendXml(response, status, `<Error>${tag('Code', code)}${tag('Message', code)}</Error>`);
}

const tag = (name: string, value: string | number | boolean) => `<${name}>${escapeXml(String(value))}</${name}>`;

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const unescapeXml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&');

const encodeForS3 = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
