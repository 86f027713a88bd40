import { Link } from '#app/components/link.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { GrievanceContact } from '#app/features/legal/grievance-contact.tsx';
import type { LegalSection } from '#app/features/legal/legal-page.tsx';
import { operator } from '#shared/brand/shown-brand.ts';
import { privacyText, termsText } from '#shared/texts.ts';

/** The nine sections of the terms (docs/product/README.md and docs/product/pages.md). */
export function termsSections(): LegalSection[] {
  const { enterprise, proprietor, address, courts } = operator;
  return [
    {
      id: 'agreement',
      title: termsText.agreement,
      body: (
        <>
          <p>
            {withParts(
              termsText.runBy,
              {
                privacy: (words) => <Link to="/privacy-policy">{words}</Link>,
              },
              enterprise,
              proprietor,
              address.join(', '),
            )}
          </p>
          <p>{termsText.howOld}</p>
        </>
      ),
    },
    {
      id: 'what-the-platform-does',
      title: termsText.whatItDoes,
      body: (
        <>
          <p>{termsText.isDirectory}</p>
          <p>{termsText.noEndorsement}</p>
        </>
      ),
    },
    {
      id: 'accounts',
      title: termsText.accounts,
      body: (
        <ul>
          <li>{termsText.giveTrueDetails}</li>
          <li>{termsText.keepPassword}</li>
          <li>{termsText.mayDelete}</li>
        </ul>
      ),
    },
    {
      id: 'businesses',
      title: termsText.listedBusinesses,
      body: (
        <>
          <ul>
            <li>{termsText.listYourOwn}</li>
            <li>{termsText.showOwnPhotos}</li>
            <li>{termsText.beTrue}</li>
            <li>{termsText.answerHonestly}</li>
          </ul>
          <p>{termsText.onceApproved}</p>
        </>
      ),
    },
    {
      id: 'what-you-write',
      title: termsText.whatYouWrite,
      body: (
        <>
          <p>{termsText.fromExperience}</p>
          <ul>
            <li>{termsText.misleads}</li>
            <li>{termsText.insults}</li>
            <li>{termsText.tellsSecrets}</li>
            <li>{termsText.harms}</li>
            <li>{termsText.advertises}</li>
          </ul>
          <p>{termsText.anybodyReports}</p>
        </>
      ),
    },
    {
      id: 'payments',
      title: termsText.fees,
      body: <p>{termsText.whatIsFree}</p>,
    },
    {
      id: 'your-content',
      title: termsText.yourContent,
      body: (
        <>
          <p>{termsText.staysYours}</p>
          <p>{termsText.doNotCopy()}</p>
        </>
      ),
    },
    {
      id: 'liability',
      title: termsText.liability,
      body: (
        <>
          <p>{termsText.noWarranty}</p>
          <p>{termsText.notLiable}</p>
        </>
      ),
    },
    {
      id: 'changes-and-law',
      title: termsText.changes,
      body: (
        <>
          <p>{termsText.mayChange}</p>
          <p>{termsText.lawApplies(courts)}</p>
          <p>{privacyText.followedLaws}</p>
          <GrievanceContact />
        </>
      ),
    },
  ];
}
