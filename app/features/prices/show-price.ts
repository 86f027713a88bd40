const whole = new Intl.NumberFormat('en-IN');
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** 58.5 as 'Rs 58.50', 1200 as 'Rs 1,200'. */
export function showPrice(price: number): string {
  return `Rs ${(Number.isInteger(price) ? whole : withPaise).format(price)}`;
}
