import type { RequirementForm } from '#shared/schemas/requirements.ts';
import { requirementMessages as messages } from '#shared/texts.ts';

interface ChoiceNoticesProps {
  dropped: RequirementForm['dropped'];
  /** One more was to be added than can be asked. */
  isOverfull: boolean;
}

/** Says kindly why somebody who was chosen is not in the request. */
export function ChoiceNotices({ dropped, isOverfull }: ChoiceNoticesProps) {
  const gone = dropped.filter(({ isOwn }) => !isOwn).length;
  const lines = [
    ...(gone === 1 ? ['One business of your request is not listed any more, so it was taken off.'] : []),
    ...(gone > 1 ? [`${gone} businesses of your request are not listed any more, so they were taken off.`] : []),
    ...(dropped.length > gone ? [messages.ownDropped] : []),
    ...(isOverfull ? [messages.notAdded] : []),
  ];
  return (
    <div role="status" className="contents">
      {lines.map((line) => (
        <p key={line} className="rounded-lg bg-sand-dark px-4 py-3">
          {line}
        </p>
      ))}
    </div>
  );
}
