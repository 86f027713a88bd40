import { Children, type CSSProperties, type ReactNode, type Ref } from 'react';
import { EmptyState } from '#app/components/list-states.tsx';
import './admin-table.css';

interface AdminTableProps {
  /** What the table lists, for those who do not see the page around it. */
  label?: string;
  columns: readonly string[];
  /** Said when there are no rows. */
  empty: string;
  /** Element that takes the focus of a row that goes (use-kept-focus.ts). */
  place?: Ref<HTMLDivElement>;
  /** The rows: one `tr` each, with a `td` for each column. */
  children: ReactNode;
}

/** A list of the back office. On small screens each row is a card that names its columns itself (admin-table.css). */
export function AdminTable({ place, ...table }: AdminTableProps) {
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Rows {...table} />
    </div>
  );
}

function Rows({ label, columns, empty, children }: Omit<AdminTableProps, 'place'>) {
  if (Children.count(children) === 0) {
    return (
      <div className="rounded-xl border border-sand-dark bg-paper">
        <EmptyState title={empty} />
      </div>
    );
  }
  const names = Object.fromEntries(columns.map((column, index) => [`--column-${index + 1}`, JSON.stringify(column)]));
  return (
    <table aria-label={label} style={names as CSSProperties} className="admin-table">
      <thead>
        <tr>
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change places
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
