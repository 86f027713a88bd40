/** 50000 → '50,000'. */
export function showCount(count: number): string {
  return count.toLocaleString('en-IN');
}

/** 1 → '1 row', 2 → '2 rows'. */
export function counted(count: number, thing: string): string {
  return `${showCount(count)} ${thing}${count === 1 ? '' : 's'}`;
}

export function showBusinesses(count: number): string {
  return count === 1 ? '1 business' : `${showCount(count)} businesses`;
}
