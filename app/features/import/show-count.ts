/** 50000 → '50,000'. */
export function showCount(count: number): string {
  return count.toLocaleString('en-IN');
}

/** 1 → '1 business', 2 → '2 businesses'. */
export function showBusinesses(count: number): string {
  return `${showCount(count)} ${count === 1 ? 'business' : 'businesses'}`;
}
