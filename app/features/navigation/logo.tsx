import { Link } from '#app/components/link.tsx';
import mark from '#shared/brand/mark.svg?raw';
import { brand, brandPicture } from '#shared/brand/shown-brand.ts';
import { navigationText } from '#shared/texts.ts';

/** The logo that the team has set, or the brand's mark, as large as `className` says. */
export function LogoMark({ className = '' }: { className?: string }) {
  if (brand.hasLogo) return <img src={brandPicture('/icon-192.png')} alt="" className={`${className} object-contain`} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the brand's own file
  return <span aria-hidden className={`${className} inline-block`} dangerouslySetInnerHTML={{ __html: mark }} />;
}

/** Mark and name, leading home. */
export function Logo() {
  return (
    <Link
      to="/"
      aria-label={navigationText.logoLeadsHome()}
      className="-ml-1 flex min-h-[44px] shrink-0 items-center gap-2 rounded-lg px-1"
    >
      <LogoMark className="size-[min(2rem,40px)] sm:size-9" />
      <span className="translate-y-px font-extrabold text-xl tracking-tight unless-narrow sm:text-2xl">{brand.name}</span>
    </Link>
  );
}
