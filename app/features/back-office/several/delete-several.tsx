import type { ReactNode } from 'react';
import { ChooseBox } from '#app/features/back-office/several/choose-box.tsx';
import { DeleteChosen } from '#app/features/back-office/several/delete-chosen.tsx';
import { NotDoneList } from '#app/features/back-office/several/not-done-list.tsx';
import { SelectionBar } from '#app/features/back-office/several/selection-bar.tsx';
import { useChosen } from '#app/features/back-office/several/use-chosen.ts';
import { type Named, useSeveral } from '#app/features/back-office/several/use-several.ts';
import { backOfficeText } from '#shared/texts.ts';

interface DeleteSeveralProps {
  /** What the table shows, in its order. */
  things: readonly Named[];
  /** Deletes one of them; what it throws is said of that one. */
  remove: (id: string) => Promise<unknown>;
  /** Asked before so many are deleted; by default it promises that they can be brought back. */
  question?: (things: number) => string;
  /** The table. @param numbered the first cell of a row: its place in the list, or its name, and a box that chooses it. */
  children: (numbered: (thing: Named, place: ReactNode) => ReactNode) => ReactNode;
}

/** A table of things several of which are deleted at once. */
export function DeleteSeveral({ things, remove, question = backOfficeText.reallyDeleteMany, children }: DeleteSeveralProps) {
  const { chosen, isChosen, choose, chooseAll } = useChosen(things.map(({ id }) => id));
  const { run, left, notDone } = useSeveral();

  async function removeChosen() {
    await run(
      things.filter(({ id }) => chosen.includes(id)),
      remove,
    );
  }

  return (
    <>
      {things.length > 1 && (
        <SelectionBar selected={chosen.length} shown={things.length} onAll={chooseAll}>
          <DeleteChosen count={chosen.length} question={question(chosen.length)} busy={left > 0} onDelete={removeChosen} />
        </SelectionBar>
      )}
      <NotDoneList notDone={notDone} />
      {children(({ id, name }, place) => (
        <div className="flex items-center gap-x-3">
          {things.length > 1 && <ChooseBox name={name} is={isChosen(id)} onChange={(is) => choose(id, is)} />}
          <span className="min-w-0">{place}</span>
        </div>
      ))}
    </>
  );
}
