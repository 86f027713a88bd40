import type { ButtonHTMLAttributes } from 'react';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for those who do not see the icon. */
  label: string;
}

/** A round button of 44 px that shows an icon alone. */
export function IconButton({ label, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-ink/8 active:bg-ink/12 ${className}`}
    >
      {children}
    </button>
  );
}
