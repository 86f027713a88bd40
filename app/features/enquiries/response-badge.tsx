import { MessageCircleReply } from '#app/components/icons.ts';
import { describeMinutes } from '#app/features/enquiries/describe-minutes.ts';
import type { ResponseBadge as Response } from '#shared/schemas/businesses.ts';
import { enquiriesText } from '#shared/texts.ts';

/** How soon and how often a business answers, and what that rests on. */
export function ResponseBadge({ response: { medianMinutes, answeredShare, ...counted } }: { response: Response }) {
  return (
    <div className="flex items-start gap-2.5 rounded-lg bg-sand px-4 py-3 text-sm leading-snug">
      <MessageCircleReply aria-hidden className="size-5 shrink-0 text-brick" />
      <div className="grid gap-1">
        <p>
          {medianMinutes !== null && (
            <strong className="block font-semibold">{enquiriesText.usuallyReplies(describeMinutes(medianMinutes))}</strong>
          )}
          <span>{enquiriesText.answeredShare(Math.round(answeredShare * 100))}</span>
        </p>
        <p className="text-ink-soft">{describeBasis(counted)}</p>
      </div>
    </div>
  );
}

/** What was counted, so that everybody can judge what the figures are worth. */
function describeBasis({ received, written, confirmed }: Pick<Response, 'received' | 'written' | 'confirmed'>): string {
  if (written + confirmed === 0) return enquiriesText.noneAnswered(received);
  if (confirmed === 0) return enquiriesText.measuredBy(written, received);
  return enquiriesText.measuredByConfirmed(written, confirmed, received);
}
