import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  /** In UTF-8 without saying so, as many programs write it; or its bytes. */
  name: string | Buffer;
  content: string | Buffer;
  /** What the file says of its size, where it lies. */
  claimedSize?: number;
  /** General purpose bits: 1 for a password, 0x40 for a strong one, 0x800 for a name in UTF-8. */
  flags?: number;
  /** How it is packed, where the file says something else than what it is. */
  method?: number;
  /** Sizes and place in a field of their own, as ZIPs of more than 4 GB have them. */
  isZip64?: boolean;
}

/** A zip file of some parts (PKWARE's APPNOTE, 4.3), packed. */
export function makeZip(parts: ZipPart[]): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize, flags = 0, method = 8, isZip64 = false } of parts) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const title = Buffer.from(name);
    const size = claimedSize ?? data.length;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(title.length, 22);
    bodies.push(Buffer.from('PK\x03\x04'), common, title, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const listed = Buffer.from(common);
    const more = Buffer.alloc(isZip64 ? 28 : 0);
    if (isZip64) {
      more.writeUInt16LE(1, 0);
      more.writeUInt16LE(24, 2);
      for (const [at, value] of [size, packed.length, offset].entries()) more.writeBigUInt64LE(BigInt(value), 4 + 8 * at);
      listed.writeUInt32LE(0xffffffff, 14);
      listed.writeUInt32LE(0xffffffff, 18);
      listed.writeUInt16LE(more.length, 24);
      rest.writeUInt32LE(0xffffffff, 10);
    }
    entries.push(Buffer.from('PK\x01\x02'), Buffer.from([45, 0]), listed, rest, title, more);
    offset += 30 + title.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Uint8Array.from(Buffer.concat([...bodies, directory, Buffer.from('PK\x05\x06'), end]));
}
