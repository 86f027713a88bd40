import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { splitHosts } from '#server/base/address-hosts.ts';

/** What pg knows of `sslmode`. With each but the first two it looks at the certificate. */
const MODES = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** What an address may say of TLS, and what is said otherwise by each. Two that PostgreSQL's own programs know say nothing here, and do no harm. */
const VALUES: Record<string, RegExp> = {
  ssl: /^(?:true|1|0|no-verify)$/,
  sslmode: new RegExp(`^(?:${MODES.join('|')})$`),
  sslnegotiation: /^(?:postgres|direct)$/,
  sslrootcert: /./,
  sslcert: /./,
  sslkey: /./,
  sslsni: /^/,
  sslcompression: /^/,
};

const WANTED = 'write sslmode=verify-full, or sslmode=no-verify, which trusts whoever answers, or sslmode=disable';

/** Words that mean TLS in the addresses of other programs. Here they would be passed over, and everything be sent in the clear. */
const OF_TLS = /^(?:ssl|tls|use_?ssl|require_?ssl|enable_?ssl|encrypt)/i;

/**
 * What is wrong with what an address says of TLS, in words that follow the setting's name. Nobody is to believe that a connection is
 * encrypted because a word was misspelt.
 */
export function findTlsFault(params: URLSearchParams): string | undefined {
  for (const [name, value] of params) {
    if (!OF_TLS.test(name)) continue;
    const form = VALUES[name];
    if (!form) return `has ${name} in it, which is no word for TLS here: ${WANTED}`;
    if (!form.test(value)) return `has ${name}=${value} in it: ${WANTED}`;
  }
  if (params.has('sslcert') !== params.has('sslkey')) {
    return `has ${params.has('sslcert') ? 'sslcert' : 'sslkey'} in it and not the other one: a certificate of your own needs sslcert and sslkey`;
  }
  return undefined;
}

/**
 * An address as pg is to read it. pg looks at the certificate with each mode that asks for one, and warns at every start that its next
 * version will not. `system`, the authorities that are known anyway, is a file to it.
 */
export function withWholeTls(url: string): string {
  return url
    .replaceAll(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/g, '$1verify-full')
    .replaceAll(/([?&])sslrootcert=system(?=&|$)/g, '$1ssl=true');
}

/**
 * What is wrong with the files that an address names: authorities, and a certificate of this program's own with its key. What is in them is
 * looked at before anybody is asked, who would answer with a code.
 */
export function findTlsFileFault(url: string): string | undefined {
  const [first = url] = splitHosts(url);
  const { searchParams } = new URL(first.replace('@/', '@localhost/'));
  const [root, own, key] = ['sslrootcert', 'sslcert', 'sslkey'].map((name) => searchParams.get(name)) as (string | null)[];
  try {
    if (root) requireCertificates(root);
    if (own && key && !requireCertificates(own)[0]?.checkPrivateKey(readKey(key))) {
      return `the key in ${key} is not that of the certificate in ${own}`;
    }
    return undefined;
  } catch (error) {
    if (error instanceof FileFault) return error.message;
    throw error;
  }
}

class FileFault extends Error {}

/** @throws FileFault */
function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code === 'EACCES' ? ': this account may not' : '';
    throw new FileFault(`the file ${file} that the address names cannot be read${why}`);
  }
}

/** @throws FileFault where there is none, or all of them have expired. */
function requireCertificates(file: string): X509Certificate[] {
  const written = readFile(file).match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  const certificates = written.flatMap((pem) => {
    try {
      return [new X509Certificate(pem)];
    } catch {
      return [];
    }
  });
  if (certificates.length === 0) {
    throw new FileFault(`the file ${file} that the address names has no certificate in it: it begins with -----BEGIN CERTIFICATE-----`);
  }
  if (certificates.every(({ validToDate }) => validToDate.getTime() < Date.now())) {
    throw new FileFault(`the certificate in ${file} has expired (${new Date().toISOString().slice(0, 10)} by the clock of this machine)`);
  }
  return certificates;
}

/** @throws FileFault */
function readKey(file: string): KeyObject {
  const pem = readFile(file);
  if (pem.includes('ENCRYPTED')) {
    throw new FileFault(`the key in ${file} has a passphrase, which nobody can type here: openssl pkey -in ${file} writes it without one`);
  }
  try {
    return createPrivateKey(pem);
  } catch {
    throw new FileFault(`the file ${file} that the address names has no key in it: it begins with -----BEGIN PRIVATE KEY-----`);
  }
}
