import { showCount } from '#app/components/show-count.ts';

/** '3.2 km', '14 km', '1,433 km', 'less than 0.1 km'. */
export function showDistance(kilometres: number): string {
  if (kilometres < 0.1) return 'less than 0.1 km';
  return `${kilometres < 9.95 ? kilometres.toFixed(1).replace(/\.0$/, '') : showCount(Math.round(kilometres))} km`;
}
