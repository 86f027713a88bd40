import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { askRegister, RegisterFailure } from '#server/features/checks/register/ask-register.ts';
import { findOpenQuestion, insertQuestion, storeAnswer } from '#server/features/checks/register/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';

/** Asks the register for a GSTIN that waits for the team, and keeps what it says. The team sees what failed, and it is tried again. */
export const lookUpGstin = defineJob<{ checkId: string }>('look-up-gstin', async ({ db, config }, { checkId }) => {
  const register = config.GSTIN_REGISTER;
  const number = register && (await findOpenQuestion(db, checkId));
  if (!number) return;
  try {
    await storeAnswer(db, checkId, await askRegister(register, number));
  } catch (error) {
    if (!(error instanceof RegisterFailure)) throw error;
    await storeAnswer(db, checkId, { is: 'failed' });
    throw error;
  }
});

/** Has the register asked for a GSTIN once the transaction that sends it commits. */
export async function askForEntry({ jobs }: Pick<Context, 'jobs'>, transaction: Transaction<DB>, checkId: string): Promise<void> {
  await insertQuestion(transaction, checkId);
  await jobs.enqueue(transaction, lookUpGstin, { checkId });
}
