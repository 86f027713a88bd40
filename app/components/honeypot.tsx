import { commonText } from '#shared/texts.ts';

interface HoneypotProps {
  /** For forms that ask for a website. */
  name?: string;
  label?: string;
}

/** A field that people neither see nor reach, and that bots fill in: what comes with it filled is dropped. */
export function Honeypot({ name = 'website', label = commonText.website }: HoneypotProps) {
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        <span>{label}</span>
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
