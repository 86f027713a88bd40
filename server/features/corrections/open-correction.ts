import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { correctionLimits } from '#server/features/corrections/limits.ts';
import { mailSuggested } from '#server/features/corrections/mail-corrections.ts';
import { countOpen, lockSuggester } from '#server/features/corrections/queries.ts';
import { correctionRefusals } from '#server/features/corrections/refusals.ts';
import type { Suggester } from '#server/features/corrections/suggester.ts';
import { tell } from '#server/features/message-choices/tell.ts';
import type { CorrectionField } from '#shared/correction-fields.ts';
import { shortMessagesText } from '#shared/texts.ts';

/**
 * Lets nobody fight over an entry: one open suggestion of a field for each person, none for a while after it was refused, and few at a time. To
 * be called with the business locked; suggestions of this person wait until the transaction ends.
 * @throws 409 for each of them.
 */
export async function requireRoom(
  transaction: Transaction<DB>,
  by: Suggester,
  { businessId, field }: { businessId: string; field: CorrectionField },
): Promise<void> {
  await lockSuggester(transaction, by);
  const { is_open, is_refused, of_business, of_person } = await countOpen(transaction, by, {
    ...{ businessId, field },
    days: correctionLimits.refusedDays,
  });
  if (is_open) throw correctionRefusals.openAlready();
  if (is_refused) throw correctionRefusals.refusedLately();
  if (of_business >= correctionLimits.openOfBusiness) throw correctionRefusals.tooManyOfBusiness();
  if (of_person >= correctionLimits.openOfPerson) throw correctionRefusals.tooManyOfPerson();
}

/** Has the owner of an entry told that somebody suggests a correction of it, in the transaction in which it is opened. */
export async function tellOwner(
  context: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  { correctionId, businessId, name }: { correctionId: string; businessId: string; name: string },
): Promise<void> {
  await tell(
    context,
    transaction,
    { kind: 'contractor', businessId },
    {
      topic: 'decisions',
      kind: 'decision',
      values: () => ({ business: name, outcome: shortMessagesText.decisionSuggested, link: '/profilesupplier' }),
      about: {},
      mail: { job: mailSuggested, data: { correctionId } },
    },
  );
}
