import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { RegisterEntry } from '#server/features/checks/register/ask-register.ts';

/** That a register is asked for the number of a check that waits. */
export async function insertQuestion(transaction: Transaction<DB>, checkId: string): Promise<void> {
  await transaction.insertInto('register_answers').values({ check_id: checkId }).execute();
}

/** The number that a register is to be asked for; nothing once it was answered, or the check is decided or gone. */
export async function findOpenQuestion(db: Kysely<DB>, checkId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('register_answers')
    .innerJoin('checks', 'checks.check_id', 'register_answers.check_id')
    .select('number')
    .where('register_answers.check_id', '=', checkId)
    .where('register_answers.state', 'in', ['asked', 'failed'])
    .executeTakeFirst();
  return row?.number;
}

/** Keeps what a register said, or that it said nothing that can be read; of a check that was decided meanwhile there is no row any more. */
export async function storeAnswer(db: Kysely<DB>, checkId: string, entry: RegisterEntry | { is: 'failed' }): Promise<void> {
  const said = entry.is === 'found' ? entry : { legalName: '', tradeName: '', status: '', state: '' };
  await db
    .updateTable('register_answers')
    .set({
      state: entry.is,
      legal_name: said.legalName,
      trade_name: said.tradeName,
      status: said.status,
      place: said.state,
      answered_at: sql<Date>`now()`,
    })
    .where('check_id', '=', checkId)
    .execute();
}

/** What a register said of checks that wait, by the check's id. */
export async function selectAnswersOf(db: Kysely<DB>, checkIds: readonly string[]) {
  const rows = checkIds.length === 0 ? [] : await selectAnswers(db).where('check_id', 'in', checkIds).execute();
  return new Map(rows.map((row) => [row.check_id, row]));
}

/** What a register said of the numbers of a business that wait. */
export function selectAnswersOfBusiness(db: Kysely<DB>, businessId: string) {
  return selectAnswers(db)
    .where('check_id', 'in', (eb) => eb.selectFrom('checks').select('checks.check_id').where('business_id', '=', businessId))
    .execute();
}

function selectAnswers(db: Kysely<DB>) {
  return db
    .selectFrom('register_answers')
    .select(['check_id', 'register_answers.state', 'legal_name', 'trade_name', 'status', 'place', 'answered_at'])
    .orderBy('check_id');
}
