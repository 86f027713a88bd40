import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { SignedIn } from '#server/features/sessions/session.ts';
import type { Language } from '#shared/site-language.ts';

export async function updateLanguage(db: Kysely<DB>, account: SignedIn, language: Language): Promise<void> {
  switch (account.kind) {
    case 'user':
      await db.updateTable('users').set({ language }).where('user_id', '=', account.userId).execute();
      return;
    case 'contractor':
      await db.updateTable('businesses').set({ language }).where('business_id', '=', account.businessId).execute();
      return;
    case 'admin':
      await db.updateTable('admins').set({ language }).where('admin_id', '=', account.adminId).execute();
  }
}

export function findLanguage(db: Kysely<DB>, account: SignedIn): Promise<{ language: string } | undefined> {
  switch (account.kind) {
    case 'user':
      return db.selectFrom('users').select('language').where('user_id', '=', account.userId).executeTakeFirst();
    case 'contractor':
      return db.selectFrom('businesses').select('language').where('business_id', '=', account.businessId).executeTakeFirst();
    case 'admin':
      return db.selectFrom('admins').select('language').where('admin_id', '=', account.adminId).executeTakeFirst();
  }
}
