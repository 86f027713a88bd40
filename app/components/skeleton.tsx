/** A grey shape in the place of what is loading. The list around it says so once: `<div role="status" aria-label="Loading">`. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-md bg-cement/70 ${className}`} />;
}
