import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { shiftPeriod } from '#shared/period.ts';
import { groupDigits, showRupees } from '#shared/rupees.ts';
import type { Answering, Figure, GrowthKind } from '#shared/schemas/figures.ts';
import { serviceName } from '#shared/service-name.ts';
import { showMinutes, showShare } from '#shared/show-minutes.ts';
import { commonText, figuresText, mailsText } from '#shared/texts.ts';

interface Counted extends Figure {
  /** What was counted: a service, words, the name of a business. */
  name: string;
}

interface Money {
  now: { orders: number; rupees: number };
  before: { orders: number; rupees: number };
}

interface Week {
  /** The first day, and the Monday after. */
  since: string;
  until: string;
  figures: {
    growth: Record<GrowthKind, Figure>;
    answering: { now: Answering; before: Answering };
    searches: Figure;
    services: (Figure & { service: string })[];
    nothingFound: (Figure & { words: string })[];
    unanswered: (Figure & { name: string })[];
    money: { paid: Money; refunded: Money };
  };
  publicUrl: string;
}

/** Tells the team what happened in a week, beside the week before. */
export function weekMail({ since, until, figures, publicUrl }: Week): MailContent {
  const { growth, answering, searches, services, nothingFound, unanswered, money } = figures;
  const days = figuresText.fromTo(showDate(since), showDate(shiftPeriod(until, -1)));
  const title = figuresText.weekOf(days, growth.enquiries.now);
  const counted = (label: string, { now, before }: Figure) => lineOf(label, count(now), count(before));
  const lines = [
    counted(figuresText.enquiries, growth.enquiries),
    lineOf(figuresText.answeredInAll, showAnswered(answering.now), showAnswered(answering.before)),
    lineOf(figuresText.medianTime, showMedian(answering.now), showMedian(answering.before)),
    counted(figuresText.newBusinesses, growth.businesses),
    counted(figuresText.newUsers, growth.users),
    counted(figuresText.newReviews, growth.reviews),
    counted(figuresText.searchesForTrade, searches),
    lineOf(figuresText.paid, showOrders(money.paid.now), showOrders(money.paid.before)),
    lineOf(figuresText.refunded, showOrders(money.refunded.now), showOrders(money.refunded.before)),
  ];
  const lists = [
    { title: figuresText.searchesByTrade, rows: services.map((row) => ({ ...row, name: serviceName(row.service) })) },
    { title: figuresText.foundNothing, rows: nothingFound.map((row) => ({ ...row, name: row.words })) },
    { title: figuresText.doNotAnswer, rows: unanswered.map((row) => ({ ...row, name: oneLine(row.name) })) },
  ].map(({ title: heading, rows }) => ({ heading, lines: rows.map((row: Counted) => counted(row.name, row)) }));
  const url = pageUrl(publicUrl, `/admin/numbers/period?period=${since.slice(0, 7)}`);
  return {
    subject: title,
    text: [
      title,
      lines.join('\n'),
      ...lists.map(({ heading, lines: said }) => [`${heading}:`, ...(said.length > 0 ? said : [figuresText.none])].join('\n')),
      mailsText.labelled(figuresText.openFigures, url),
    ].join('\n\n'),
    html: page(
      title,
      html`${listOf(lines)}
${lists.reduce(
  (all, { heading, lines: said }) => html`${all}<h2 style="margin:20px 0 8px;font-size:16px">${heading}</h2>
${said.length > 0 ? listOf(said) : html`<p style="margin:0">${figuresText.none}</p>`}`,
  html``,
)}
${button(url, figuresText.openFigures)}`,
    ),
  };
}

function lineOf(label: string, now: string, before: string): string {
  return `${mailsText.labelled(label, now)} (${figuresText.weekBefore(before)})`;
}

const listOf = (lines: string[]) =>
  html`<ul style="margin:0;padding-left:20px">${lines.reduce((all, line) => html`${all}<li style="margin:0 0 4px">${line}</li>`, html``)}</ul>`;

const count = (n: number) => groupDigits(String(n));

const showAnswered = (answering: Answering) => figuresText.answeredOf(count(answering.answered), showShare(answering));

const showMedian = ({ medianMinutes }: Answering) => (medianMinutes === null ? '–' : showMinutes(medianMinutes));

const showOrders = ({ orders, rupees }: { orders: number; rupees: number }) => figuresText.ordersOver(orders, showRupees(rupees));

function showDate(day: string): string {
  const [year = '', month, date] = day.split('-');
  return figuresText.dateOf({ day: Number(date), month: commonText.shortMonthName(Number(month)), year });
}
