import type { ReactNode } from 'react';

/** What writes a page on the server, and knows the markup of parts that it has written before. */
export interface PartWriter {
  write(of: readonly unknown[], part: () => ReactNode): ReactNode;
}

let writer: PartWriter | undefined;

/** Lets a page be written, at once, by what knows its parts. */
export function writeWith<T>(knowing: PartWriter, write: () => T): T {
  writer = knowing;
  try {
    return write();
  } finally {
    writer = undefined;
  }
}

interface KeptPartProps {
  /**
   * Its name and all that it shows, which JSON can say: of the same comes the same markup. The language goes without saying. Nothing where
   * it is not worth keeping.
   */
  of: readonly unknown[] | undefined;
  /**
   * Makes its elements, where they are not known; no bare text. Whoever looks, and the page's own data, are nothing that they can ask for:
   * it fails where they do.
   */
  children: () => ReactNode;
}

/**
 * A part of a page that shows the same to everybody: the server writes it once and gives the markup again
 * (docs/decisions/184-parts-written-once.md). In the browser it is its children.
 */
export function KeptPart({ of, children }: KeptPartProps): ReactNode {
  return writer && of ? writer.write(of, children) : children();
}
