import { type ReactNode, useId } from 'react';
import { withParts } from '#app/components/with-parts.tsx';
import { DownloadList } from '#app/features/back-office/download-list.tsx';
import type { FigureList } from '#shared/schemas/exports.ts';
import { figuresText } from '#shared/texts.ts';

export interface FigureRow {
  key: string;
  name: ReactNode;
  /** How long its bar is, compared with those of the other rows; none without. */
  size?: number;
  cells: readonly FigureCell[];
  isSum?: boolean;
}

export interface FigureCell {
  now: string;
  /** The same in the period before. */
  before?: string;
}

interface FigureTableProps {
  title: string;
  note?: string;
  /** What its rows are, then what is counted. */
  columns: readonly string[];
  rows: readonly FigureRow[];
  /** Said when there are no rows. */
  empty: string;
  /** The whole table as a file. */
  list: FigureList;
  period: string;
}

/** A table of a period's figures: each beside that of the period before, with a bar for those who see it. */
export function FigureTable({ title, note, columns, rows, empty, list, period }: FigureTableProps) {
  const id = useId();
  const largest = Math.max(1, ...rows.map(({ size = 0 }) => size));
  return (
    <section aria-labelledby={id} className="min-w-0 break-inside-avoid rounded-xl border border-sand-dark bg-paper p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-bold text-lg leading-snug">
          {title}
        </h2>
        {rows.length > 0 && (
          <div className="print:hidden">
            <DownloadList
              list={list}
              filter={{ period }}
              title={figuresText.downloadOf(title)}
              description={figuresText.whatIsInFile}
              of={title}
            />
          </div>
        )}
      </div>
      {note && <p className="mt-1 text-ink-soft text-sm">{note}</p>}
      {rows.length === 0 ? (
        <p className="mt-2 text-ink-soft">{empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section aria-labelledby={id} tabIndex={0} className="relative mt-3 overflow-x-auto">
          <table className="w-full text-sm">
            <thead>
              <tr className="text-ink-soft">
                {columns.map((column, index) => (
                  <th key={column} scope="col" className={`py-2 font-semibold ${index === 0 ? 'text-left' : 'pl-3 text-right'}`}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-sand-dark border-sand-dark border-t">
              {rows.map((row) => (
                <Row key={row.key} row={row} largest={largest} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

function Row({ row: { name, size, cells, isSum }, largest }: { row: FigureRow; largest: number }) {
  return (
    <tr className={isSum ? 'bg-sand' : undefined}>
      <th scope="row" className="w-1/2 py-2 text-left font-medium wrap-anywhere">
        <div>{name}</div>
        {size !== undefined && (
          <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-sand-dark print:border print:border-ink-soft">
            <div className="h-full rounded-full bg-leaf [print-color-adjust:exact]" style={{ width: `${(size / largest) * 100}%` }} />
          </div>
        )}
      </th>
      {cells.map(({ now, before }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change places
        <td key={index} className="py-2 pl-3 text-right align-top tabular-nums">
          <div className="font-semibold">{now}</div>
          {before !== undefined && (
            <div className="text-ink-soft text-xs">
              {withParts(figuresText.before, { unseen: (words) => <span className="sr-only">{words}</span> }, before)}
            </div>
          )}
        </td>
      ))}
    </tr>
  );
}
