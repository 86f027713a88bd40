import { WorkQuestion } from '#app/features/work-done/work-question.tsx';
import type { AskedWork } from '#shared/schemas/work-done.ts';
import { workDoneText as text } from '#shared/texts.ts';

/** On the page of a request that is closed: whether the work is done. */
export function WorkSection({ work }: { work: AskedWork }) {
  return (
    <section aria-labelledby="work-done" className="max-w-lg rounded-xl border border-cement bg-paper p-5">
      <h2 id="work-done" className="font-bold text-xl">
        {text.wasItDone}
      </h2>
      <WorkQuestion work={work} />
    </section>
  );
}
