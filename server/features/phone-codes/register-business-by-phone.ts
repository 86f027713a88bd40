import type { Context } from '#server/context.ts';
import { addBusiness } from '#server/features/businesses/profile/add-business.ts';
import { getOwnBusiness } from '#server/features/businesses/profile/get-own-business.ts';
import { agree } from '#server/features/consents/keep-consent.ts';
import { keepProof } from '#server/features/phone-codes/keep-proof.ts';
import { findGrant, spendGrant } from '#server/features/phone-codes/queries.ts';
import { phoneCodeRefusals } from '#server/features/phone-codes/refusals.ts';
import { noteNetwork } from '#server/features/registration-networks/note-network.ts';
import { hashToken, openSession } from '#server/features/sessions/open-session.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import type { PhoneBusiness } from '#shared/schemas/phone-business.ts';
import { currentLanguage } from '#shared/site-language.ts';

/**
 * Lists a business by its name, trade and place and a number that a code has just proven, and signs its owner in; it waits for the team, and has
 * no e-mail, password, price, words or photo yet.
 * @param grant the token of the permission.
 * @throws 403 without the permission; 409 when the number has a business meanwhile.
 */
export async function registerBusinessByPhone(
  context: Context,
  { nameHindi, remember: _, adult: _adult, ...listing }: PhoneBusiness,
  grant: string | undefined,
  { session: replaced, ip }: { session: Session | undefined; ip: string },
): Promise<{ token: string; contractor: OwnBusiness }> {
  if (!grant) throw phoneCodeRefusals.notVerified();
  const grantHash = hashToken(grant);
  const { account, token } = await context.db.transaction().execute(async (transaction) => {
    const permission = await findGrant(transaction, 'contractor', grantHash);
    if (!permission || !(await spendGrant(transaction, grantHash))) throw phoneCodeRefusals.notVerified();
    const businessId = await addBusiness(context, transaction, {
      ...listing,
      ...{ price: '', short_description: '', description: '', images: [] },
      phone_no: permission.phone_no,
      name_hi: nameHindi ?? null,
      language: currentLanguage(),
    });
    const account = { kind: 'contractor', businessId } as const;
    await keepProof(transaction, account);
    await agree(transaction, account, 'account', 'form');
    await noteNetwork(context, transaction, account, ip);
    return { account, token: await openSession(transaction, account, replaced) };
  });
  return { token, contractor: await getOwnBusiness(context, account) };
}
