import type { ComponentProps } from 'react';
import { ShareLinks } from '#app/features/sharing/share-links.tsx';
import { blogText } from '#shared/texts.ts';

/** The share links under their motto; a list has many, each named by what it shares: a group, as so many landmarks lead nowhere. */
export function ShareRow(shared: ComponentProps<typeof ShareLinks>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={blogText.spreadTheLoveFor(shared.title)} className="flex flex-wrap items-center gap-x-3">
      <p className="font-semibold text-sm">{blogText.spreadTheLove}</p>
      <ShareLinks {...shared} />
    </div>
  );
}
