import type { ButtonHTMLAttributes } from 'react';

type Variant = 'primary' | 'secondary' | 'quiet';
type Size = 'sm' | 'md' | 'lg';

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-brick text-white hover:bg-brick-dark active:bg-brick-dark',
  secondary: 'border-2 border-ink bg-paper text-ink hover:bg-ink hover:text-paper',
  quiet: 'text-brick hover:bg-brick/10 active:bg-brick/15',
};

const SIZES: Record<Size, string> = {
  sm: 'min-h-11 px-4 text-sm',
  md: 'min-h-11 px-5 text-base',
  lg: 'min-h-13 px-7 text-lg',
};

/** The classes of a button, for links that look like one. */
export function buttonClass({ variant = 'primary', size = 'md' }: { variant?: Variant; size?: Size } = {}): string {
  return `inline-flex select-none items-center justify-center gap-2 rounded-lg font-semibold leading-none transition-colors disabled:pointer-events-none disabled:opacity-60 aria-disabled:opacity-60 ${VARIANTS[variant]} ${SIZES[size]}`;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant;
  size?: Size;
  /** Its action runs: it takes no second press and says so. */
  busy?: boolean;
}

/** A button at least 44 px high. */
export function Button({ variant, size, busy = false, className = '', type = 'button', disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={`${buttonClass({ variant, size })} ${className}`}
    >
      {busy && <span aria-hidden className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent" />}
      <span className="contents">{children}</span>
    </button>
  );
}
