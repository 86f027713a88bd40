import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { accountsText } from '#shared/texts.ts';

interface LinkPressProps {
  label: string;
  busy: boolean;
  onPress: () => void;
}

/** The button of a page that a mail leads to: mail programs open links by themselves, and press nothing. */
export function LinkPress({ label, busy, onPress }: LinkPressProps) {
  const hydrated = useHydrated();
  return (
    <>
      <Button size="lg" disabled={!hydrated} busy={busy} onClick={onPress} className="mt-6 w-full">
        {label}
      </Button>
      <noscript>
        <p className="mt-3 text-ink-soft">{accountsText.needsScript}</p>
      </noscript>
    </>
  );
}
