import { useState } from 'react';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { type AskedDecision, sendDecision } from '#app/features/moderation/send-decision.ts';

interface Decisions {
  /** Called when a decision is stored. */
  onDecided: (decision: AskedDecision) => void;
  /** Gets the list as it is now, because somebody else has changed it. */
  refresh: () => Promise<unknown>;
}

/** Decisions on the businesses of a list: asked for in a dialog, sent, and told what became of them. */
export function useDecisions({ onDecided, refresh }: Decisions) {
  const [asked, setAsked] = useState<AskedDecision>();
  const [open, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const action = useAdminAction({
    call: ({ decision, reason }: { decision: AskedDecision; reason: string }) => sendDecision(decision, reason),
    after(_answer, { decision }) {
      setOpen(false);
      onDecided(decision);
    },
  });
  return {
    ask(business: AskedDecision['business'], status: AskedDecision['status']) {
      setAsked({ business, status });
      setTurn(turn + 1);
      setOpen(true);
    },
    isBusy: action.isBusy,
    /** What the dialog is given; its key makes each question begin anew. */
    dialog: asked && {
      key: turn,
      asked,
      open,
      busy: action.isBusy(asked.business._id),
      conflict: action.conflict,
      onClose: () => setOpen(false),
      onConfirm: (reason: string) => void action.run({ decision: asked, reason }, asked.business._id),
      onReload: () => void Promise.all([action.reload(), refresh()]).then(() => setOpen(false)),
    },
  };
}
