import type { Context } from '#server/context.ts';
import { hashPassword, requirePasswordTurn } from '#server/features/accounts/logins/passwords.ts';
import { welcome } from '#server/features/accounts/mail-welcome.ts';
import { addBusiness } from '#server/features/businesses/profile/add-business.ts';
import { getOwnBusiness } from '#server/features/businesses/profile/get-own-business.ts';
import { agree } from '#server/features/consents/keep-consent.ts';
import { savePictures } from '#server/features/media/store-pictures.ts';
import { noteNetwork } from '#server/features/registration-networks/note-network.ts';
import { openSession } from '#server/features/sessions/open-session.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { BusinessRegistration, OwnBusiness } from '#shared/schemas/own-business.ts';
import { currentLanguage } from '#shared/site-language.ts';

/**
 * Makes a contractor's account with a pending business and its picture, and signs them in.
 * @throws 409 when the phone number has an account; what is wrong with the picture (server/features/media); 503 while too many wait.
 */
export async function registerBusiness(
  context: Context,
  {
    password,
    image,
    shortDescription,
    phoneNo,
    openingHours,
    languages,
    nameHindi,
    remember: _,
    adult: _adult,
    ...profile
  }: BusinessRegistration,
  { session: replaced, ip }: { session: Session | undefined; ip: string },
): Promise<{ token: string; contractor: OwnBusiness }> {
  requirePasswordTurn();
  const business = {
    ...profile,
    phone_no: phoneNo,
    short_description: shortDescription,
    description: '',
    opening_hours: openingHours ?? null,
    languages: languages ?? null,
    name_hi: nameHindi ?? null,
    password_hash: await hashPassword(password),
    language: currentLanguage(),
  };
  const { token, viewer } = await savePictures(context.media, [image], 'business', (images) =>
    context.db.transaction().execute(async (transaction) => {
      const businessId = await addBusiness(context, transaction, { ...business, images });
      const viewer = { kind: 'contractor', businessId } as const;
      await welcome(context, transaction, viewer, profile.email);
      await agree(transaction, viewer, 'account', 'form');
      await noteNetwork(context, transaction, viewer, ip);
      return { viewer, token: await openSession(transaction, viewer, replaced) };
    }),
  );
  return { token, contractor: await getOwnBusiness(context, viewer) };
}
