import { Link } from 'react-router';

/** The mark: an N whose pillars are laid of bricks. */
export function LogoMark({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="7" className="fill-brick" />
      <path className="fill-sand" d="M7 7h4.6l8.8 11.1V7H25v18h-4.6L11.6 13.9V25H7z" />
      <path className="stroke-brick" strokeWidth="1.3" d="M6.5 13h5.2M6.5 19h5.2M20.3 13h5.2M20.3 19h5.2" />
    </svg>
  );
}

/** Mark and name, leading home. */
export function Logo() {
  return (
    <Link to="/" aria-label="Nirmaan, home" className="-ml-1 flex min-h-11 shrink-0 items-center gap-2 rounded-lg px-1">
      <LogoMark className="size-8 sm:size-9" />
      <span className="translate-y-px font-extrabold text-xl sm:text-2xl tracking-tight">Nirmaan</span>
    </Link>
  );
}
