/** 'Baner, Pune' for 'Baner, Pune, Maharashtra, India'. */
export function nameShortly(address = ''): string {
  return address.split(', ').slice(0, 2).join(', ');
}
