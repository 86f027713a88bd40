import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: string | Buffer;
  /** What the file says of its size, where it lies. */
  claimedSize?: number;
}

/** A zip file of some parts (PKWARE's APPNOTE, 4.3), packed. */
export function makeZip(parts: ZipPart[]): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize } of parts) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedSize ?? data.length, 18);
    common.writeUInt16LE(title.length, 22);
    bodies.push(Buffer.from('PK\x03\x04'), common, title, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    entries.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, rest, title);
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
