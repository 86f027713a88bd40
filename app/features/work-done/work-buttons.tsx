import { useNavigation } from 'react-router';
import { Button } from '#app/components/button.tsx';
import type { WorkAnswer } from '#shared/schemas/work-done.ts';
import { workDoneText as text } from '#shared/texts.ts';

const ANSWERS: { as: WorkAnswer; label: () => string }[] = [
  { as: 'done', label: () => text.done },
  { as: 'not_yet', label: () => text.notYet },
  { as: 'not_done', label: () => text.notDone },
];

/** The three answers to whether the work is done; what was said last is marked. They submit the form around them, without script too. */
export function WorkButtons({ answer }: { answer: WorkAnswer | null }) {
  const { state, formData } = useNavigation();
  const pressed = state === 'idle' ? undefined : formData?.get('as');
  return (
    <div className="grid gap-3">
      {ANSWERS.map(({ as, label }) => (
        <Button
          key={as}
          type="submit"
          name="as"
          value={as}
          variant={as === 'done' ? 'primary' : 'secondary'}
          busy={pressed === as}
          disabled={as === answer || (pressed != null && pressed !== as)}
        >
          {label()}
        </Button>
      ))}
    </div>
  );
}
