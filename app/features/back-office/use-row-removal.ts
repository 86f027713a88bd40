import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { type Told, useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { useUndoneRemoval } from '#app/features/back-office/use-undone-removal.ts';
import type { RemovedKind } from '#shared/schemas/removed-things.ts';

interface RowRemoval {
  kind: RemovedKind;
  /** The rows that the table shows now. */
  rows: readonly unknown[];
  /** Removes the thing of an id, and says what was done. */
  call: (id: string) => Promise<Told & { message: string }>;
  /** Said when it failed and the server had nothing better to say. */
  failed: string;
}

/** Removes rows of a table: the one that went last can be brought back, and the focus stays at its place. */
export function useRowRemoval({ kind, rows, call, failed }: RowRemoval) {
  const { offer, undoBar } = useUndoneRemoval(kind);
  const { run, isBusy } = useAdminAction({ call, done: '', failed, after: ({ message }, id) => offer(id, message) });
  const { place, willChange } = useKeptFocus<HTMLDivElement>(rows);
  return {
    /** For the element around the rows. */
    place,
    undoBar,
    isBusy,
    remove(id: string) {
      willChange();
      void run(id, id);
    },
  };
}
