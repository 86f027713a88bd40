import { sourceLink } from '#shared/source-link.ts';
import { correctionsText } from '#shared/texts.ts';

/** How somebody knows what they suggest: their words, or an address to open, which is told in full. */
export function SourceText({ source }: { source: string }) {
  const link = sourceLink(source);
  return (
    <p className="mt-2 max-w-prose text-sm wrap-anywhere">
      <span className="block text-ink-soft">{correctionsText.theirSource}</span>
      {link ? (
        <a
          href={link}
          target="_blank"
          rel="noreferrer nofollow ugc"
          className="inline-flex min-h-11 items-center text-brick underline underline-offset-4 hover:text-brick-dark"
        >
          {source}
        </a>
      ) : (
        <span className="whitespace-pre-line">{source}</span>
      )}
    </p>
  );
}
