import { operator } from '#shared/brand/shown-brand.ts';
import { navigationText } from '#shared/texts.ts';

/** The pages of whoever runs the site elsewhere. The icons are drawn from a file, so that no script carries them. */
export function SocialLinks() {
  return (
    <ul aria-label={navigationText.followUs} className="mt-4 -ml-2.5 flex flex-wrap">
      {operator.social.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            title={name}
            className="inline-grid size-11 place-items-center rounded-full text-cement hover:bg-white/10 hover:text-white"
          >
            <span className="sr-only">{name}</span>
            <svg aria-hidden className="size-5 fill-current">
              <use href={`/social.svg#${name}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
