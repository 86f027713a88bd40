import { Link } from '#app/components/link.tsx';
import { brand } from '#shared/brand/brand.ts';
import mark from '#shared/brand/mark.svg?raw';
import { navigationText } from '#shared/texts.ts';

/** The brand's mark, as large as `className` says. */
export function LogoMark({ className = '' }: { className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the brand's own file
  return <span aria-hidden className={`${className} inline-block`} dangerouslySetInnerHTML={{ __html: mark }} />;
}

/** Mark and name, leading home. */
export function Logo() {
  return (
    <Link to="/" aria-label={navigationText.logoLeadsHome} className="-ml-1 flex min-h-11 shrink-0 items-center gap-2 rounded-lg px-1">
      <LogoMark className="size-8 sm:size-9" />
      <span className="translate-y-px font-extrabold text-xl sm:text-2xl tracking-tight">{brand.name}</span>
    </Link>
  );
}
