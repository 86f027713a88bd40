import type { ReactNode } from 'react';
import { Link } from '#app/components/link.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { AnalyticsAnswer } from '#app/features/analytics/analytics-answer.tsx';
import { GrievanceContact } from '#app/features/legal/grievance-contact.tsx';
import type { LegalSection } from '#app/features/legal/legal-page.tsx';
import { operator } from '#shared/brand/shown-brand.ts';
import { DATA_ANSWER_DAYS, grievanceKinds, PRESERVED_DAYS, type RequestKind } from '#shared/grievance-kinds.ts';
import { limits } from '#shared/limits.ts';
import { INVITATION_KEPT_DAYS } from '#shared/member-roles.ts';
import { inYears, keptDays } from '#shared/retention.ts';
import { dataRequestsText, grievancesText, privacyText } from '#shared/texts.ts';

interface Settings {
  /** Places are looked up by Google instead of the site's own list. */
  usesGoogleMaps: boolean;
  /** The host that maps have their pictures from. */
  tileHost: string | undefined;
  /** Visits are counted by Google where the visitor allows it. */
  usesAnalytics: boolean;
  /** How many backups are kept, where one is made each night. */
  backups: number | undefined;
}

/**
 * The nine sections of the privacy policy (docs/product/README.md and docs/product/pages.md). They say what the program does under the
 * site's settings: who changes what is collected, kept or shown changes them too.
 */
export function privacySections({ usesGoogleMaps, tileHost, usesAnalytics, backups }: Settings): LegalSection[] {
  const { enterprise, proprietor, address, infoEmail } = operator;
  const outside = [
    usesAnalytics ? privacyText.countedByGoogle : privacyText.countedByNobody,
    usesGoogleMaps ? privacyText.placesByGoogle : privacyText.placesOfOurOwn,
    ...(tileHost ? [privacyText.mapPictures(tileHost)] : []),
    privacyText.outsideLinks,
  ];
  return [
    {
      id: 'who-we-are',
      title: privacyText.whoWeAre,
      body: (
        <>
          <p>{privacyText.runBy(enterprise, proprietor, address.join(', '))}</p>
          <p>{privacyText.holdsFor}</p>
        </>
      ),
    },
    {
      id: 'what-we-collect',
      title: privacyText.whatWeCollect,
      body: (
        <>
          <p>{privacyText.whatYouGiveUs}</p>
          <ul>
            <li>{prose(privacyText.ofUsers)}</li>
            <li>{prose(privacyText.ofBusinesses)}</li>
            <li>{prose(privacyText.ofDocuments(limits.documents.days))}</li>
            <li>{prose(privacyText.ofPeople(INVITATION_KEPT_DAYS))}</li>
            <li>{prose(privacyText.ofParents)}</li>
            <li>{prose(privacyText.ofWriters)}</li>
            <li>{prose(privacyText.ofDevices)}</li>
            <li>{prose(privacyText.ofAccountUse)}</li>
            <li>{prose(privacyText.ofPayments)}</li>
            <li>{prose(privacyText.ofNobody)}</li>
          </ul>
          <p>{privacyText.networkAddress}</p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: privacyText.cookies,
      body: (
        <>
          <p>{privacyText.ownCookies}</p>
          <ul>
            <li>{prose(privacyText.cookieOfSession)}</li>
            <li>{prose(privacyText.cookieOfDevice)}</li>
            <li>{prose(privacyText.cookiesOfReset)}</li>
            <li>{prose(privacyText.cookieOfWrites)}</li>
            <li>{prose(privacyText.cookieOfComments)}</li>
            <li>{prose(privacyText.keptByBrowser)}</li>
          </ul>
          <p>{outside.join(' ')}</p>
          {usesAnalytics && <AnalyticsAnswer className="rounded-lg border border-sand-dark bg-paper p-4" />}
        </>
      ),
    },
    {
      id: 'why',
      title: privacyText.whatFor,
      body: (
        <>
          <p>{privacyText.withConsent}</p>
          <ul>
            <li>{privacyText.toShowAndPassOn}</li>
            <li>{privacyText.toAskOfWork}</li>
            <li>{privacyText.toKeepAccounts}</li>
            <li>{privacyText.toAnswer}</li>
            <li>{privacyText.toSendNewsletter}</li>
            <li>{privacyText.toProtect}</li>
          </ul>
          <p>{privacyText.noProfiles}</p>
        </>
      ),
    },
    {
      id: 'who-sees-it',
      title: privacyText.whoSees,
      body: (
        <ul>
          <li>{prose(privacyText.everyoneSees)}</li>
          <li>{prose(privacyText.signedInSee)}</li>
          <li>{prose(privacyText.businessesReceive)}</li>
          <li>{prose(privacyText.teamSees)}</li>
          <li>{prose(privacyText.helpersSee)}</li>
          <li>{prose(privacyText.authoritiesReceive)}</li>
        </ul>
      ),
    },
    {
      id: 'how-long',
      title: privacyText.howLong,
      body: (
        <>
          <ul>
            <li>{privacyText.accountsStay}</li>
            <li>{privacyText.paymentsStay}</li>
            <li>{privacyText.removedStays(limits.removedDays, PRESERVED_DAYS)}</li>
            <li>{privacyText.sessionsStay}</li>
            <li>{privacyText.earlierContactsStay}</li>
            <li>{privacyText.networksStay}</li>
            <li>{privacyText.newsletterStays}</li>
            <li>{privacyText.savedSearchesStay}</li>
            <li>{privacyText.parentsStay}</li>
            <li>{privacyText.codesStay}</li>
            <li>{privacyText.complaintsStay(PRESERVED_DAYS)}</li>
            <li>{privacyText.phoneCodesStay}</li>
            <li>{privacyText.messagesStay(inYears(keptDays.enquiries), keptDays.photos)}</li>
            <li>{privacyText.devicesStay}</li>
            {backups !== undefined && <li>{privacyText.backupsStay(backups)}</li>}
          </ul>
          <p>{privacyText.whenAccountGoes}</p>
        </>
      ),
    },
    {
      id: 'your-rights',
      title: privacyText.yourRights,
      body: (
        <>
          <ul>
            <li>{prose(privacyText.rightToSee)}</li>
            <li>{prose(privacyText.rightToCorrect)}</li>
            <li>{prose(privacyText.rightToDelete)}</li>
            <li>{prose(privacyText.rightToOptOut(infoEmail))}</li>
            <li>{prose(privacyText.rightToWithdraw)}</li>
          </ul>
          <p>{requestTimes()}</p>
          <p>{prose(privacyText.withoutAccount)}</p>
        </>
      ),
    },
    { id: 'children', title: privacyText.children, body: <p>{privacyText.notForChildren}</p> },
    {
      id: 'security-and-complaints',
      title: privacyText.security,
      body: (
        <>
          <p>{privacyText.howKeptSafe}</p>
          <p>{privacyText.whenPolicyChanges}</p>
          <p>{privacyText.followedLaws}</p>
          <GrievanceContact />
        </>
      ),
    },
  ];
}

/** Within how long requests about data are answered. */
function requestTimes(): ReactNode {
  const within = (kind: RequestKind) => grievancesText.timeOf(grievanceKinds[kind].hours);
  return withParts(
    dataRequestsText.times,
    { data: (words) => <Link to="/your-data">{words}</Link> },
    within('see'),
    within('correct'),
    within('erase'),
    within('nominee'),
    grievancesText.timeOf(DATA_ANSWER_DAYS * 24),
  );
}

function prose(text: string): ReactNode {
  return withParts(text, {
    strong: (words) => <strong>{words}</strong>,
    mail: (words) => <a href={`mailto:${words}`}>{words}</a>,
    contact: (words) => <Link to="/contact">{words}</Link>,
  });
}
