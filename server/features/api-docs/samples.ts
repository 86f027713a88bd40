import type { oas32 } from 'zod-openapi';
import { contentOf, type DocumentedCall, JSON_TYPE, neededHeaders, operationsOf, parametersIn } from '#server/features/api-docs/parts.ts';

/** One call, filled in, as its samples send it. */
interface SampleCall {
  method: string;
  /** With its query. */
  url: string;
  /** Whether it needs somebody who is signed in, or a key. */
  signedIn: boolean;
  /** What it is refused without, by their names. */
  headers: [string, string][];
  body?: unknown;
  /** The name of the form's field that takes a file, where it is no JSON that is sent. */
  file?: string;
}

/** How a call is sent in one language, as programs that show the document look for it (`x-codeSamples`). */
export interface CodeSample {
  lang: 'Shell' | 'JavaScript' | 'Python';
  label: string;
  source: string;
}

/** @returns the document with samples of each call, which send its examples to the site at `origin`. */
export function withSamples(document: oas32.OpenAPIObject, origin: string): oas32.OpenAPIObject {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, ...operation } of operationsOf(document))
    paths[path] = {
      ...paths[path],
      [method]: { ...operation, 'x-codeSamples': samplesOf(fillIn(document, { path, method, ...operation }, origin)) },
    };
  return { ...document, paths };
}

function fillIn(document: oas32.OpenAPIObject, call: DocumentedCall, origin: string): SampleCall {
  const { path, method, requestBody, security } = call;
  const given = parametersIn(call).filter(({ example }) => example !== undefined);
  const query = new URLSearchParams(given.filter((one) => one.in === 'query').map(({ name, example }) => [name, String(example)]));
  const filled = given.reduce((text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(String(example))), path);
  const { [JSON_TYPE]: json, 'multipart/form-data': form } = contentOf(requestBody);
  return {
    method: method.toUpperCase(),
    url: `${origin}${filled}${query.size > 0 ? `?${query}` : ''}`,
    signedIn: security !== undefined,
    headers: neededHeaders(document, call).map(({ name, example }) => [name, String(example)]),
    ...(json ? { body: json.example } : {}),
    ...(form ? { file: 'file' } : {}),
  };
}

/** The same call for a shell, for JavaScript (browsers, Node) and for Python without further packages; the key stands in NIRMAAN_KEY. */
function samplesOf(call: SampleCall): CodeSample[] {
  return [
    { lang: 'Shell', label: 'curl', source: writeCurl(call) },
    { lang: 'JavaScript', label: 'JavaScript', source: writeJavaScript(call) },
    { lang: 'Python', label: 'Python', source: call.file ? writePythonForm(call, call.file) : writePython(call) },
  ];
}

function writeCurl({ method, url, signedIn, headers, body, file }: SampleCall): string {
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${inShell(url)}`,
    ...(signedIn ? ['-H "Authorization: Bearer $NIRMAAN_KEY"'] : []),
    ...headers.map(([name, value]) => `-H ${inShell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${inShell(JSON.stringify(body))}`]),
    ...(file ? [`-F '${file}=@businesses.csv'`] : []),
  ].join(' \\\n  ');
}

function writeJavaScript({ method, url, signedIn, headers: needed, body, file }: SampleCall): string {
  const headers = [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample's own.
    ...(signedIn ? ['Authorization: `Bearer ${process.env.NIRMAAN_KEY}`'] : []),
    ...needed.map(([name, value]) => `'${name}': '${value}'`),
    ...(body === undefined ? [] : [`'Content-Type': 'application/json'`]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    ...(body === undefined ? [] : [`body: JSON.stringify(${indent(JSON.stringify(body, null, 2))})`]),
    ...(file ? ['body: form'] : []),
  ];
  return [
    ...(file
      ? [
          `import { openAsBlob } from 'node:fs';`,
          '',
          'const form = new FormData();',
          `form.append('${file}', await openAsBlob('businesses.csv', { type: 'text/csv' }), 'businesses.csv');`,
        ]
      : []),
    options.length > 0
      ? `const response = await fetch('${url}', {\n${options.map((option) => `  ${option},\n`).join('')}});`
      : `const response = await fetch('${url}');`,
    'console.log(response.status, await response.text());',
  ].join('\n');
}

function writePython({ method, url, signedIn, headers: needed, body }: SampleCall): string {
  const headers = [
    ...(signedIn ? [`"Authorization": "Bearer " + os.environ["NIRMAAN_KEY"]`] : []),
    ...needed.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    ...(body === undefined ? [] : [`"Content-Type": "application/json"`]),
  ];
  return [
    ...(body === undefined ? [] : ['import json']),
    ...(signedIn ? ['import os'] : []),
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    "${url}",`,
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    ...(headers.length > 0 ? [`    headers={${headers.join(', ')}},`] : []),
    ...(body === undefined ? [] : [`    data=json.dumps(${indent(inPython(body, '  '), '    ')}).encode(),`]),
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    print(response.status, response.read().decode())',
  ].join('\n');
}

/** Python sends forms of parts by a package alone. */
function writePythonForm({ url, signedIn }: SampleCall, file: string): string {
  return [
    ...(signedIn ? ['import os'] : []),
    'import requests  # pip install requests',
    '',
    'response = requests.post(',
    `    "${url}",`,
    ...(signedIn ? [`    headers={"Authorization": "Bearer " + os.environ["NIRMAAN_KEY"]},`] : []),
    `    files={"${file}": ("businesses.csv", open("businesses.csv", "rb"), "text/csv")},`,
    ')',
    'print(response.status_code, response.text)',
  ].join('\n');
}

function inShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** JSON as Python writes it. */
function inPython(value: unknown, space: string): string {
  if (Array.isArray(value)) return `[${value.map((one) => inPython(one, space)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const lines = Object.entries(value).map(([name, one]) => `${space}${JSON.stringify(name)}: ${indent(inPython(one, space), space)},\n`);
    return `{\n${lines.join('')}}`;
  }
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null ? 'None' : JSON.stringify(value);
}

function indent(text: string, space = '  '): string {
  return text.replaceAll('\n', `\n${space}`);
}
