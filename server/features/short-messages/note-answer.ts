import type { Context } from '#server/context.ts';
import { takeBack } from '#server/features/short-messages/costs/spend.ts';
import { lockMessage, selectWays, setWay, takeReports } from '#server/features/short-messages/queries.ts';
import { advance, follow } from '#server/features/short-messages/standing.ts';
import { noteSaid } from '#server/features/short-messages/wishes/wishes.ts';
import type { WayName } from '#server/messages/kinds.ts';
import type { Outcome } from '#server/messages/way.ts';

/** Twilio sends nothing more to who has said STOP to it: that holds for all that we send. */
const STOPPED = 'twilio 21610';

/**
 * Notes what a way has answered, or not, with what it has reported meanwhile.
 * @returns whether that is all for now; else the message waits for another way, or for a report of this one.
 */
export async function noteAnswer(
  context: Pick<Context, 'db' | 'jobs' | 'messenger'>,
  { messageId, way }: { messageId: string; way: WayName },
  outcome: Outcome,
): Promise<boolean> {
  return context.db.transaction().execute(async (transaction) => {
    const message = await lockMessage(transaction, messageId);
    if (!message) return true;
    const row = (await selectWays(transaction, messageId)).find((one) => one.way === way);
    if (!row) return true;
    if (outcome.is === 'unknown') {
      await setWay(transaction, { messageId, way }, { reason: outcome.reason });
    } else if (outcome.is === 'taken') {
      if (outcome.gatewayId !== undefined) await setWay(transaction, { messageId, way }, { gateway_id: outcome.gatewayId });
      await advance(transaction, message, way, { state: 'sent' });
      const reports = outcome.gatewayId === undefined ? [] : await takeReports(transaction, way, outcome.gatewayId);
      for (const report of reports) await advance(transaction, message, way, report);
    } else if (row.state === 'asked') {
      await takeBack(transaction, { phoneNo: message.phone_no, cost: row.cost, day: row.cost_day });
      await setWay(
        transaction,
        { messageId, way },
        { state: outcome.is === 'failed' ? 'failing' : 'refused', reason: outcome.reason, cost: 0 },
      );
      if (outcome.reason === STOPPED) {
        await noteSaid(transaction, { phoneNo: message.phone_no, wants: false, way, at: new Date() });
      }
    }
    return !(await follow(context, transaction, message));
  });
}
