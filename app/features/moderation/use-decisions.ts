import { useRef, useState } from 'react';
import { ApiFailure } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
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

/** A decision that is asked for. Its turn tells it from those before: what became of them is not said of it. */
interface Turn {
  turn: number;
  decision: AskedDecision;
}

/** Decisions on the businesses of a list: asked for in a dialog, sent, told what became of them, and for a while taken back. */
export function useDecisions({ onDecided, onUndone, refresh }: Decisions) {
  const [asked, setAsked] = useState<Turn>();
  const [openTurn, setOpenTurn] = useState<number>();
  const shown = useRef(openTurn);
  shown.current = openTurn;
  const [sent, setSent] = useState<Turn>();
  const [done, setDone] = useState<SentDecision & Pick<AskedDecision, 'status'>>();
  const action = useAdminAction({
    call: ({ turn, decision, reason }: Turn & { reason: string }) =>
      sendDecision(decision, reason).catch((failure) => {
        if (turn !== shown.current) sayConflict(failure);
        throw failure;
      }),
    done: '',
    after(answer, { turn, decision: { status } }) {
      close(turn);
      setDone({ ...answer, status });
      onDecided(answer.decided, status);
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
  /** Its dialog, which would say it, is closed by then. */
  function sayConflict(failure: unknown) {
    if (!(failure instanceof ApiFailure) || failure.code !== 'edit_conflict') return;
    notify.error(failure.message);
    void refresh();
  }
  const close = (turn: number) => setOpenTurn((open) => (open === turn ? undefined : open));
  return {
    ask(businesses: AskedDecision['businesses'], status: AskedDecision['status']) {
      const turn = (asked?.turn ?? 0) + 1;
      setAsked({ turn, decision: { businesses, status } });
      setOpenTurn(turn);
    },
    isBusy: (id: string) => action.isBusy() && Boolean(sent?.decision.businesses.some(({ _id }) => _id === id)),
    /** What the dialog is given; its key makes each question begin anew. */
    dialog: asked && {
      key: asked.turn,
      asked: asked.decision,
      open: openTurn === asked.turn,
      busy: action.isBusy(),
      conflict: action.conflict && sent?.turn === asked.turn,
      onClose: () => close(asked.turn),
      onConfirm(reason: string) {
        setSent(asked);
        void action.run({ ...asked, reason });
      },
      onReload: () => void Promise.all([action.reload(), refresh()]).then(() => close(asked.turn)),
    },
    /** What the bar is given that offers to take the last decision back. */
    undoBar: undoable && { done: undoable, onEnd: () => setDone(undefined) },
  };
}
