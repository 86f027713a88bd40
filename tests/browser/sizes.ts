/**
 * A phone and a desk. A journey is walked once, on the phone if visitors or owners walk it, and each page that it looks at is looked at in both
 * widths (`expectGoodAtBothWidths`); it is walked on both where the desk has other ways than the phone.
 */
export const PHONE = { width: 360, height: 740 } as const;
export const DESK = { width: 1280, height: 900 } as const;
export const SIZES = [PHONE, DESK] as const;

/** The name of a size in a test's title. */
export function nameSize({ width, height }: (typeof SIZES)[number]): string {
  return `${width} × ${height}`;
}
