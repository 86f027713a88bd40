import { type ComponentProps, useId } from 'react';
import { ShareLinks } from '#app/features/sharing/share-links.tsx';

/** The share links under their motto. */
export function ShareRow(shared: ComponentProps<typeof ShareLinks>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-wrap items-center gap-x-3">
      <p id={id} className="font-semibold text-sm">
        Spread the Love
      </p>
      <ShareLinks {...shared} />
    </section>
  );
}
