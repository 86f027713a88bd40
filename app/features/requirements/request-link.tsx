import { ArrowRight } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { quotesAddress } from '#app/features/requirements/quotes-address.ts';
import type { Sought } from '#app/features/requirements/sought.ts';
import { collectingText } from '#shared/texts.ts';

/** The way from what is collected to the request. */
export function RequestLink({ businesses, ...sought }: Sought & { businesses: readonly string[] }) {
  return (
    <Link
      to={quotesAddress({ ...sought, businesses })}
      className="pointer-events-auto inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-brick bg-paper px-5 font-semibold text-brick leading-none shadow-lg hover:bg-brick hover:text-white"
    >
      <span>{collectingText.askThese(businesses.length)}</span>
      <ArrowRight aria-hidden className="size-4" />
    </Link>
  );
}
