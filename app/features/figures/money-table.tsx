import { FigureTable } from '#app/features/figures/figure-table.tsx';
import { showRupees } from '#shared/rupees.ts';
import type { Figures, PlanMoney } from '#shared/schemas/figures.ts';
import { figuresText } from '#shared/texts.ts';

const plans: Record<PlanMoney['buyer'], () => string> = {
  user: () => figuresText.planOfUsers,
  business: () => figuresText.planOfBusinesses,
  deleted: () => figuresText.planOfDeleted,
};

const show = ({ orders, rupees }: PlanMoney['paid']['now']) => figuresText.ordersOver(orders, showRupees(rupees));
const cell = ({ now, before }: PlanMoney['paid']) => ({ now: show(now), before: show(before) });

/** What was paid, and what went back. */
export function MoneyTable({ figures: { money, period } }: { figures: Figures }) {
  return (
    <FigureTable
      title={figuresText.money}
      columns={[figuresText.plan, figuresText.paid, figuresText.refunded]}
      rows={money.map(({ buyer, paid, refunded }) => ({ key: buyer, name: plans[buyer](), cells: [cell(paid), cell(refunded)] }))}
      empty={figuresText.none}
      list="money"
      period={period}
    />
  );
}
