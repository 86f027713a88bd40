import type { ReactNode } from 'react';
import { ChevronDown } from '#app/components/icons.ts';
import { commonText } from '#shared/texts.ts';

interface MoreFieldsProps {
  /** What is in it. */
  hint: string;
  /** Whether it begins unfolded. */
  open?: boolean;
  className?: string;
  children: ReactNode;
}

/** Fields that may stay empty, folded below those that may not. */
export function MoreFields({ hint, open = false, className = 'grid gap-5', children }: MoreFieldsProps) {
  return (
    <details open={open} className="group/more border-sand-dark border-y">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0">
          <span className="font-semibold wrap-anywhere">{commonText.moreOptional}</span>
          <span className="text-ink-soft text-sm wrap-anywhere">{hint}</span>
        </span>
        <ChevronDown aria-hidden className="ml-auto size-5 shrink-0 group-open/more:rotate-180" />
      </summary>
      <div className={`pt-2 pb-5 ${className}`}>{children}</div>
    </details>
  );
}
