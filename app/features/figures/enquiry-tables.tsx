import { Link } from '#app/components/link.tsx';
import { showCount } from '#app/components/show-count.ts';
import { showDate } from '#app/components/show-moment.ts';
import { FigureTable } from '#app/features/figures/figure-table.tsx';
import { figureLimits } from '#shared/figure-limits.ts';
import { periodKind } from '#shared/period.ts';
import { placeName } from '#shared/place-name.ts';
import { inYears, keptDays } from '#shared/retention.ts';
import type { Answering, Figures } from '#shared/schemas/figures.ts';
import { serviceName } from '#shared/service-name.ts';
import { showMinutes, showShare } from '#shared/show-minutes.ts';
import { figuresText } from '#shared/texts.ts';

const showAnswered = (answering: Answering) => figuresText.answeredOf(showCount(answering.answered), showShare(answering));
const showMedian = ({ medianMinutes }: Answering) => (medianMinutes === null ? '–' : showMinutes(medianMinutes));

const cells = ({ now, before }: { now: Answering; before: Answering }) => [
  { now: showCount(now.sent), before: showCount(before.sent) },
  { now: showAnswered(now), before: showAnswered(before) },
  { now: showMedian(now), before: showMedian(before) },
];

/** What became of enquiries, and who leaves them without an answer. */
export function EnquiryTables({ figures: { enquiries, unanswered, hasEnquiries, period } }: { figures: Figures }) {
  const { services, ...all } = enquiries;
  const gone = hasEnquiries ? undefined : figuresText.enquiriesGone(inYears(keptDays.enquiries));
  const sum = { key: '', name: figuresText.allTrades, cells: cells(all), isSum: true };
  return (
    <>
      <FigureTable
        title={figuresText.answersByTrade}
        note={figuresText.whatIsAnswered}
        columns={[figuresText.trade, figuresText.sent, figuresText.answered, figuresText.medianTime]}
        rows={
          services.length === 0 || (gone && periodKind(period) === 'day')
            ? []
            : [
                sum,
                ...services.map((row) => ({
                  key: `of ${row.service}`,
                  name: row.service === '' ? figuresText.otherTrades : serviceName(row.service),
                  size: row.now.sent,
                  cells: cells(row),
                })),
              ]
        }
        empty={gone ?? figuresText.noEnquiries}
        list="answers"
        period={period}
      />
      <FigureTable
        title={figuresText.doNotAnswer}
        note={figuresText.waitsSince(figureLimits.patienceDays)}
        columns={[figuresText.business, figuresText.waiting, figuresText.lastAnswer]}
        rows={unanswered.map((row) => ({
          key: row.businessId,
          name: (
            <>
              <Link to={`/viewdetails/${row.businessId}`} className="font-semibold text-brick underline underline-offset-4">
                {row.name}
              </Link>
              <span className="block text-ink-soft text-xs">{figuresText.tradeInCity(serviceName(row.service), placeName(row).city)}</span>
            </>
          ),
          size: row.now,
          cells: [
            { now: showCount(row.now), before: showCount(row.before) },
            { now: row.lastAnswerAt === null ? figuresText.never : showDate(row.lastAnswerAt) },
          ],
        }))}
        empty={gone ?? figuresText.everybodyAnswers}
        list="unanswered"
        period={period}
      />
    </>
  );
}
