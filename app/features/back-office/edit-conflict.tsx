import { Button } from '#app/components/button.tsx';
import { RotateCw, TriangleAlert } from '#app/components/icons.ts';
import { backOfficeText, formMessages as messages } from '#shared/texts.ts';

/** Tells the second of two admins that what they edit is no longer what they saw, and gets it anew. */
export function EditConflict({ onReload }: { onReload: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-xl border-2 border-amber bg-amber/8 p-4">
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-amber" />
      <p className="grow basis-56 font-medium">{messages.editConflict}</p>
      <Button variant="secondary" size="sm" onClick={onReload}>
        <RotateCw aria-hidden className="size-4" />
        {backOfficeText.reload}
      </Button>
    </div>
  );
}
