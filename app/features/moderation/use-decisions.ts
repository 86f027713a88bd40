import { useState } from 'react';
import type { Undoable } from '#app/features/back-office/undo-bar.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { type AskedDecision, type SentDecision, sendDecision, undoDecision } from '#app/features/moderation/send-decision.ts';
import { backOfficeText, moderationText } from '#shared/texts.ts';

interface Decisions {
  /** Called when a decision is stored, with the ids of those that it holds for. */
  onDecided: (decided: string[], status: AskedDecision['status']) => void;
  /** Called when it was taken back. */
  onUndone: (decided: string[]) => void;
  /** Gets the list as it is now, because somebody else has changed it. */
  refresh: () => Promise<unknown>;
}

/** Decisions on the businesses of a list: asked for in a dialog, sent, told what became of them, and for a while taken back. */
export function useDecisions({ onDecided, onUndone, refresh }: Decisions) {
  const [asked, setAsked] = useState<AskedDecision>();
  const [open, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const [done, setDone] = useState<SentDecision & Pick<AskedDecision, 'status'>>();
  const action = useAdminAction({
    call: ({ decision, reason }: { decision: AskedDecision; reason: string }) => sendDecision(decision, reason),
    done: '',
    after(sent, { decision: { status } }) {
      setOpen(false);
      setDone({ ...sent, status });
      onDecided(sent.decided, status);
    },
  });
  const undoing = useAdminAction({
    call: ({ undo }: SentDecision) => undoDecision(undo),
    after: (_answer, { decided }) => onUndone(decided),
  });
  const undoable: Undoable | undefined = done && {
    text: done.message,
    label: done.status === 'rejected' && done.decided.length === 1 ? moderationText.takeBack : backOfficeText.undo,
    undo() {
      setDone(undefined);
      void undoing.run(done);
    },
  };
  return {
    ask(businesses: AskedDecision['businesses'], status: AskedDecision['status']) {
      setAsked({ businesses, status });
      setTurn(turn + 1);
      setOpen(true);
    },
    isBusy: (id: string) => action.isBusy() && Boolean(asked?.businesses.some(({ _id }) => _id === id)),
    /** What the dialog is given; its key makes each question begin anew. */
    dialog: asked && {
      key: turn,
      asked,
      open,
      busy: action.isBusy(),
      conflict: action.conflict,
      onClose: () => setOpen(false),
      onConfirm: (reason: string) => void action.run({ decision: asked, reason }),
      onReload: () => void Promise.all([action.reload(), refresh()]).then(() => setOpen(false)),
    },
    /** What the bar is given that offers to take the last decision back. */
    undoBar: undoable && { done: undoable, onEnd: () => setDone(undefined) },
  };
}
