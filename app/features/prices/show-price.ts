const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' });

/** '2026-11-12T06:30:00Z' as '12 Nov 2026', by India's clock. */
export function showDate(moment: string): string {
  return day.format(new Date(moment));
}

/** 58.5 as 'Rs 58.50', 1200 as 'Rs 1,200'. */
export function showPrice(price: number): string {
  return `Rs ${price.toLocaleString('en-IN', { minimumFractionDigits: Number.isInteger(price) ? 0 : 2 })}`;
}
