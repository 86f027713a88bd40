import type { selectAnswersOfBusiness } from '#server/features/checks/register/queries.ts';
import type { RegisterAnswer } from '#shared/schemas/checks.ts';

export type RegisterRow = Awaited<ReturnType<typeof selectAnswersOfBusiness>>[number];

/** What a register said of a number, as the team and its owner see it. */
export function presentRegister(row: RegisterRow): RegisterAnswer {
  return {
    state: row.state as RegisterAnswer['state'],
    legalName: row.legal_name,
    tradeName: row.trade_name,
    status: row.status,
    place: row.place,
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}
