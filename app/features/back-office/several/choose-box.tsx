import { useHydrated } from '#app/components/use-hydrated.ts';
import { moderationText } from '#shared/texts.ts';

interface ChooseBoxProps {
  /** What it chooses, as people call it. */
  name: string;
  is: boolean;
  onChange: (is: boolean) => void;
}

/** Chooses one thing of a list with others. */
export function ChooseBox({ name, is, onChange }: ChooseBoxProps) {
  const hydrated = useHydrated();
  return (
    <label className="-my-2 -mr-2 inline-flex min-h-11 min-w-11 items-center justify-center">
      <input
        type="checkbox"
        checked={is}
        disabled={!hydrated}
        aria-label={moderationText.choose(name)}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-brick"
      />
    </label>
  );
}
