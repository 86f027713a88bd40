/** '150000' → '1,50,000', '1200.50' → '1,200.50'. Not by Intl, whose first format keeps a slow phone busy for 100 ms. */
export function groupDigits(digits: string): string {
  return digits.replace(/(\d)(?=(\d\d)+\d(\.|$))/g, '$1,');
}

/** 150000 → '1,50,000'. */
export function showCount(count: number): string {
  return groupDigits(String(count));
}

/** 1 → '1 row', 2 → '2 rows'. */
export function counted(count: number, thing: string): string {
  return `${showCount(count)} ${thing}${count === 1 ? '' : 's'}`;
}

/** 1 → '1 business', 1200 → '1,200 businesses'. */
export function showBusinesses(count: number): string {
  return count === 1 ? '1 business' : `${showCount(count)} businesses`;
}
