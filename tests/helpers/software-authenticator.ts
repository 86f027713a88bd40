import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { AddedPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '#shared/schemas/passkeys.ts';

/** What a device does otherwise than it should. */
export interface Twist {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Its browser was asked by a frame in a page of another site. */
  framed?: true;
  /** It does not ask who holds it. */
  unverified?: true;
  counter?: number;
  /** It says that the passkey is this one. */
  id?: string;
  /** How it shows who made it; an empty map by default. */
  statement?: { fmt: string; entries: [string, Cbor][] };
}

interface Key {
  id: Buffer;
  privateKey: KeyObject;
  counter: number;
}

type Cbor = number | string | Buffer | Cbor[] | Map<number | string, Cbor>;

/** Bytes of CBOR (RFC 8949), as far as devices write it. */
export function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(encode)]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, entry]) => [encode(key), encode(entry)])]);
}

function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count]);
  return count < 256 ? Buffer.from([(kind << 5) | 24, count]) : Buffer.from([(kind << 5) | 25, count >> 8, count & 255]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/**
 * A device that makes passkeys and answers with them as the standard has it (Web Authentication), and asks nobody.
 * @param origin of the site that its browser shows.
 * @param counts whether it counts its answers; many never do.
 */
export function makeAuthenticator(origin: string, { counts = true }: { counts?: boolean } = {}) {
  const keys = new Map<string, Key>();

  const say = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? origin,
        crossOrigin: twist.framed ?? false,
      }),
    );

  function dataOf(rpId: string, key: Key, twist: Twist, made = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(twist.counter ?? key.counter);
    const flags = 0x01 | (twist.unverified ? 0 : 0x04) | (made.length > 0 ? 0x40 : 0);
    return Buffer.concat([sha256(twist.rpId ?? rpId), Buffer.from([flags]), counter, made]);
  }

  return {
    /** Makes a passkey. */
    make({ rp, challenge }: PasskeyCreation, twist: Twist = {}): Pick<AddedPasskey, 'id' | 'response'> {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = { id: twist.id ? Buffer.from(twist.id, 'base64url') : randomBytes(16), privateKey, counter: 0 };
      const id = key.id.toString('base64url');
      keys.set(id, key);
      const cose = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, key.id.length]), key.id, encode(cose)]);
      const { fmt, entries } = twist.statement ?? { fmt: 'none', entries: [] };
      const attestation = new Map<string, Cbor>([
        ['fmt', fmt],
        ['attStmt', new Map(entries)],
        ['authData', dataOf(rp.id, key, twist, made)],
      ]);
      return {
        id,
        response: {
          clientDataJSON: say('webauthn.create', challenge, twist).toString('base64url'),
          attestationObject: encode(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** Answers with the latest passkey that is asked for, or with any of its own where none is. */
    answer({ rpId, challenge, allowCredentials }: PasskeyRequest, twist: Twist = {}): PasskeyAnswer {
      const asked = allowCredentials.findLast(({ id }) => keys.has(id))?.id ?? [...keys.keys()][0] ?? '';
      const key = keys.get(asked);
      if (!key) throw new Error('the device has no passkey');
      if (counts) key.counter += 1;
      const data = dataOf(rpId, key, twist);
      const said = say('webauthn.get', challenge, twist);
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), key.privateKey);
      return {
        id: asked,
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
