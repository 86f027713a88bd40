import { MessageCircleReply } from 'lucide-react';
import { describeMinutes } from '#app/features/enquiries/describe-minutes.ts';
import type { ResponseBadge as Response } from '#shared/schemas/businesses.ts';

/** How soon and how often a business answers. */
export function ResponseBadge({ response: { medianMinutes, answeredShare } }: { response: Response }) {
  return (
    <p className="flex items-start gap-2.5 rounded-lg bg-sand px-4 py-3 text-sm leading-snug">
      <MessageCircleReply aria-hidden className="size-5 shrink-0 text-brick" />
      <span>
        {medianMinutes !== null && (
          <strong className="block font-semibold">{`Usually replies within ${describeMinutes(medianMinutes)}`}</strong>
        )}
        {`Answered ${Math.round(answeredShare * 100)}% of the enquiries of the last 30 days`}
      </span>
    </p>
  );
}
