/** A phone and a desk: what a journey looks like on both. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const;

/** The name of a size in a test's title. */
export function nameSize({ width, height }: (typeof SIZES)[number]): string {
  return `${width} × ${height}`;
}
