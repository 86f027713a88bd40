import type { RequirementForm } from '#shared/schemas/requirements.ts';
import { requirementMessages as messages, requirementsText } from '#shared/texts.ts';

interface ChoiceNoticesProps {
  dropped: RequirementForm['dropped'];
  /** One more was to be added than can be asked. */
  isOverfull: boolean;
}

/** Says kindly why somebody who was chosen is not in the request. */
export function ChoiceNotices({ dropped, isOverfull }: ChoiceNoticesProps) {
  const gone = dropped.filter(({ isOwn }) => !isOwn).length;
  return (
    <div role="status" className="contents">
      {gone > 0 && <Notice text={requirementsText.businessesGone(gone)} />}
      {dropped.length > gone && <Notice text={messages.ownDropped} />}
      {isOverfull && <Notice text={messages.notAdded} />}
    </div>
  );
}

function Notice({ text }: { text: string }) {
  return <p className="rounded-lg bg-sand-dark px-4 py-3">{text}</p>;
}
