import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { RemovedKind } from '#shared/schemas/removed-things.ts';
import { backOfficeText } from '#shared/texts.ts';

/** Something that was just removed. */
interface Removed {
  id: string;
  /** What was said of it. */
  text: string;
}

/** Offers to bring back the thing of a list that was removed last. */
export function useUndoneRemoval(kind: RemovedKind) {
  const [removed, setRemoved] = useState<Removed>();
  const undoing = useAdminAction({ call: (id: string) => callApi('PUT /admin/removed/bring-back/:kind/:id', { params: { kind, id } }) });
  return {
    offer: (id: string, text: string) => setRemoved({ id, text }),
    /** What the bar is given, as long as there is something. */
    undoBar: removed && {
      done: {
        text: removed.text,
        label: backOfficeText.undo,
        undo() {
          setRemoved(undefined);
          void undoing.run(removed.id);
        },
      },
      onEnd: () => setRemoved(undefined),
    },
  };
}
