import { showDate } from '#app/components/show-moment.ts';
import type { TeamCheck } from '#shared/schemas/checks.ts';
import { checkOfficeText, checksText } from '#shared/texts.ts';

/** What became of a check, as the team reads it. */
export function sayForTeam({ state, way, sentAt, checkedOn, endsOn, reason, endedAs }: TeamCheck): string {
  const how = way && (way === 'visit' ? checkOfficeText.byVisit : checkOfficeText.byLetter);
  const said = () => {
    if (state === 'waiting') return checkOfficeText.waits(showDate(sentAt));
    if (state === 'refused') return checksText.refusedBecause(reason);
    if (state === 'standing') return checksText.standsFromTo(showDate(checkedOn ?? sentAt), showDate(endsOn ?? sentAt));
    if (endedAs === 'renewed') return checkOfficeText.renewed;
    if (endedAs === 'changed') return checksText.endedByChange;
    return endedAs === 'team' && reason ? checksText.takenBack(reason) : checksText.isOver(showDate(endsOn ?? sentAt));
  };
  return how ? `${how}. ${said()}` : said();
}
