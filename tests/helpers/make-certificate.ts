import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** DER (X.690): a tag, the length, the content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const nameOf = (name: string) => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))));
const time = (at: Date) => der(0x18, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));
const extension = (id: string, value: Buffer) => sequence(oid(id), der(0x04, value));

const SIGNED_BY = sequence(oid('2a8648ce3d040302'));

interface Wanted {
  subject: string;
  issuer: { name: string; key: KeyObject };
  key: KeyObject;
  publicKey: KeyObject;
  begins?: Date;
  expires: Date;
  extensions: Buffer[];
}

let serial = 1;

/** A certificate (RFC 5280), that began a year ago unless it is said otherwise, signed with ECDSA. */
function certify({ subject, issuer, publicKey, begins = inDays(-365), expires, extensions }: Wanted): string {
  serial += 1;
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([serial])),
    SIGNED_BY,
    nameOf(issuer.name),
    sequence(time(begins), time(expires)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const signature = sign('sha256', content, issuer.key);
  const certificate = sequence(content, SIGNED_BY, der(0x03, Buffer.from([0]), signature));
  return `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replaceAll(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`;
}

/** A moment before or after now. */
export const inDays = (days: number) => new Date(Math.floor(Date.now() / 1_000) * 1_000 + days * 86_400_000);

/** A key as files have it. */
const written = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }) as string;

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** An authority of a test's own, which nobody trusts until they are given its certificate. */
export function makeAuthority(name: string, expires = inDays(3_650)) {
  const { privateKey: key, publicKey } = newKeys();
  const issuer = { name, key };
  const isAuthority = extension('551d13', sequence(der(0x01, Buffer.from([255]))));
  return {
    certificate: certify({ subject: name, issuer, key, publicKey, expires, extensions: [isAuthority] }),
    key: written(key),
    /** A certificate for a name of this machine, and its key. */
    certify(host: string, expires: Date, begins?: Date) {
      const own = newKeys();
      const names = extension('551d11', sequence(der(0x82, Buffer.from(host))));
      const wanted = { subject: host, issuer, key: own.privateKey, publicKey: own.publicKey, expires, extensions: [names] };
      return { cert: certify(begins ? { ...wanted, begins } : wanted), key: written(own.privateKey) };
    },
  };
}
