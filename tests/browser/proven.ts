import { inDatabase } from '#tests/browser/back-office.ts';

const TWO_DAYS = 172_800_000;

/** Has the users and businesses of an address proven it, two days after they registered, as most people have whom a test is about. */
export function proveAddress(email: string): Promise<void> {
  const proven = { email_proven_at: new Date() };
  return inDatabase(async (db) => {
    const created_at = new Date(Date.now() - TWO_DAYS);
    await db
      .updateTable('users')
      .set({ ...proven, created_at })
      .where('email', '=', email)
      .execute();
    await db.updateTable('businesses').set(proven).where('email', '=', email).execute();
  });
}
