import { useHydrated } from '#app/components/use-hydrated.ts';
import { closingAt, readOpeningHours } from '#shared/opening-hours.ts';
import type { ListedBusiness } from '#shared/schemas/businesses.ts';
import { businessesText, choicesText } from '#shared/texts.ts';

/** There is room for so many. */
const MOST = 2;

/** What else speaks for a business, in a few words each: how soon it answers, until when it is open, since when it works. */
export function CardFacts({ business: { quick, openingHours, workingSince } }: { business: ListedBusiness }) {
  // Pages are kept: the browser knows what the time is.
  const hydrated = useHydrated();
  const facts = [
    { code: 'answers', text: quick && businessesText.answersInHours(4) },
    { code: 'hours', text: hydrated && openingHours && describeNow(openingHours) },
    { code: 'since', text: workingSince !== null && businessesText.since(workingSince) },
  ].filter(({ text }) => text);
  return facts.slice(0, MOST).map(({ code, text }) => (
    <span key={code} className="block">
      {text}
    </span>
  ));
}

function describeNow(hours: string): string | undefined {
  const week = readOpeningHours(hours);
  if (!week) return undefined;
  const minute = closingAt(week, new Date());
  return minute === undefined ? choicesText.closedNow : choicesText.openTill(Math.floor(minute / 60), minute % 60);
}
