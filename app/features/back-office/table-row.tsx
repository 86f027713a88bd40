import { type ReactNode, useEffect, useRef } from 'react';
import { backOfficeText } from '#shared/texts.ts';

interface TableRowProps {
  /** It was just added: it comes into sight, and is marked. */
  isAdded?: boolean;
  children: ReactNode;
}

/** A row of a table of the back office. */
export function TableRow({ isAdded = false, children }: TableRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isAdded) row.current?.scrollIntoView({ block: 'center' });
  }, [isAdded]);
  return (
    <tr ref={row} className={isAdded ? 'bg-amber/12' : undefined}>
      {children}
    </tr>
  );
}

/** Says which row is the one that was just added. */
export function AddedMark() {
  return <span className="ml-2 rounded-full bg-amber px-2.5 py-0.5 font-semibold text-sm text-white">{backOfficeText.justAdded}</span>;
}
