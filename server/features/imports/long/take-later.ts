import type { Selectable } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Imports } from '#server/db/types.ts';
import { allowLong, type ImportTask, noteTurn, setChecked } from '#server/features/imports/long/queries.ts';
import { createJudge, endTaking } from '#server/features/imports/values/judge-again.ts';
import { createKnownValues } from '#server/features/imports/values/known-values.ts';

/** Takes a value for another in the rows of a long file, batch by batch, from where a job before this one was killed. */
export async function takeLater(context: Context, begun: Selectable<Imports>, task: Extract<ImportTask, { kind: 'take' }>): Promise<void> {
  const { db } = context;
  const { import_id: importId, turn } = begun;
  const { services } = await createKnownValues(context);
  const judge = await createJudge(context, db, begun, services);
  for (let { after, many } = task; ; ) {
    const isOver = await db.transaction().execute(async (transaction) => {
      // Another job goes on where this one is.
      if (!(await noteTurn(transaction, { importId, turn }, { read_share: null }))) return true;
      const done = await judge(transaction, { ...task, after });
      if (done.many > 0) {
        after = done.after;
        many += done.many;
        await noteTurn(transaction, { importId, turn }, { task: JSON.stringify({ ...task, after, many }) });
        return false;
      }
      await allowLong(transaction);
      await endTaking(transaction, begun, { ...task, many });
      await setChecked(transaction, importId);
      return true;
    });
    if (isOver) return;
  }
}
