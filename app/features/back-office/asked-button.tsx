import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';

interface AskedButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  label: ReactNode;
  title: string;
  question: string;
  /** What says yes. */
  confirm: string;
  /** What was confirmed is being done. */
  busy: boolean;
  /** The key that presses it in a list (row-keys). */
  keys?: string;
  onConfirm: () => void;
}

/** A button that asks before it does what matters. */
export function AskedButton({
  label,
  variant = 'primary',
  className = '',
  title,
  question,
  confirm,
  busy,
  keys,
  onConfirm,
}: AskedButtonProps) {
  const hydrated = useHydrated();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size={variant === 'quiet' ? 'sm' : 'md'}
        className={className}
        disabled={!hydrated}
        // Busy it keeps the focus, which a button loses that is disabled.
        aria-disabled={busy || undefined}
        aria-haspopup="dialog"
        aria-keyshortcuts={keys}
        onClick={() => !busy && setAsked(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={title}
        question={question}
        confirm={confirm}
        onConfirm={() => {
          setAsked(false);
          onConfirm();
        }}
      />
    </>
  );
}

/** The same in a row, for what takes something away. */
export function RemoveButton(props: Omit<AskedButtonProps, 'variant' | 'className'>) {
  return <AskedButton {...props} variant="quiet" className="text-danger!" />;
}
