import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { backOfficeText } from '#shared/texts.ts';

interface DeleteButtonProps {
  /** It is being deleted. */
  busy: boolean;
  onClick: () => void;
  /** What is deleted, for those who do not see the row. */
  label: string;
}

/** The Delete of one row. */
export function DeleteButton({ busy, onClick, label }: DeleteButtonProps) {
  const hydrated = useHydrated();
  return (
    // Busy it keeps the focus, which a button loses that is disabled.
    <Button
      variant="quiet"
      size="sm"
      onClick={() => !busy && onClick()}
      aria-disabled={busy || undefined}
      disabled={!hydrated}
      className="text-danger!"
    >
      {withHidden(busy ? backOfficeText.deletingThis : backOfficeText.deleteThis, label)}
    </Button>
  );
}
