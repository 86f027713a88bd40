import type { IncomingHttpHeaders } from 'node:http';

/** Every answer has these (docs/security.md, server/routes/headers.ts); the drill's site is https. */
const COMMON: Record<string, string | RegExp> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /^geolocation=\(self\), camera=\(\), microphone=\(\)/,
  'strict-transport-security': /^max-age=31536000/,
};

/** What nobody may frame, and runs nothing that is not ours. */
const DATA: Record<string, string | RegExp> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': /\bno-store\b/,
  'cross-origin-resource-policy': 'same-origin',
};

/** The list for other sites is there to be framed: it sends no form, and sets no cookie (server/features/embed). */
const FRAMED = /^(?:\/hi)?\/embed(?:\?|$)/;

const NEVER = ['server', 'x-powered-by'];

/** @returns what is wrong with the headers of an answer. */
export function findMissing(path: string, headers: IncomingHttpHeaders): string[] {
  const isCall = path.startsWith('/api/v1/');
  const isFramed =
    FRAMED.test(path) && headers['set-cookie'] === undefined && /form-action 'none'/.test(String(headers['content-security-policy']));
  const { 'x-frame-options': frames, ...others } = COMMON;
  const wanted = { ...others, ...(isFramed ? {} : { 'x-frame-options': frames }), ...(isCall ? DATA : {}) };
  const missing = Object.entries(wanted).filter(([name, value = '']) => !holds(headers[name], value));
  const extra = NEVER.filter((name) => name in headers).map((name) => `has ${name}`);
  return [
    ...missing.map(([name]) => `${name}: ${headers[name] ?? 'none'}`),
    ...extra,
    ...policyFaults(headers, isFramed),
    ...cookieFaults(headers),
  ];
}

function holds(value: string | string[] | undefined, wanted: string | RegExp) {
  return typeof value === 'string' && (typeof wanted === 'string' ? value === wanted : wanted.test(value));
}

/** Whatever a browser shows as a page has a policy that lets no script in but ours. */
function policyFaults(headers: IncomingHttpHeaders, isFramed: boolean): string[] {
  if (!/\b(html|svg|xml)\b/.test(headers['content-type'] ?? '')) return [];
  const policy = String(headers['content-security-policy'] ?? '');
  const directives = new Map(policy.split(';').map((text): [string, string] => [text.trim().split(' ')[0] ?? '', text]));
  const scripts = directives.get('script-src') ?? directives.get('default-src') ?? '*';
  return [
    ...(/'unsafe-inline'|'unsafe-eval'|\*(?:\s|$)|\bhttps?:(?:\s|$)/.test(scripts) ? [`a page that runs any script: ${policy}`] : []),
    ...(isFramed || directives.get('frame-ancestors')?.includes("'none'") || headers['x-frame-options'] === 'DENY'
      ? []
      : ['a page that can be framed']),
  ];
}

function cookieFaults(headers: IncomingHttpHeaders): string[] {
  return (headers['set-cookie'] ?? []).flatMap((line) =>
    ['HttpOnly', 'Secure', 'SameSite=']
      .filter((part) => !line.includes(part))
      .map((part) => `cookie ${line.split('=')[0]} without ${part}`),
  );
}
