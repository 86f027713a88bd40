import { Link } from 'react-router';
import { GrievanceContact } from '#app/features/legal/grievance-contact.tsx';
import type { LegalSection } from '#app/features/legal/legal-page.tsx';
import { brand } from '#shared/brand/brand.ts';
import { operator } from '#shared/brand/operator.ts';

interface Settings {
  /** Places are looked up by Google instead of the site's own list. */
  usesGoogleMaps: boolean;
  /** The host that maps have their pictures from. */
  tileHost: string | undefined;
  /** Visits are counted by Google where the visitor allows it. */
  usesAnalytics: boolean;
}

/**
 * The nine sections of the privacy policy (docs/product/README.md and docs/product/pages.md). They say what the program does under the
 * site's settings: who changes what is collected, kept or shown changes them too.
 */
export function privacySections({ usesGoogleMaps, tileHost, usesAnalytics }: Settings): LegalSection[] {
  return [
    {
      id: 'who-we-are',
      title: 'Who we are',
      body: (
        <>
          <p>
            {`${brand.name} is run by ${operator.enterprise}, a sole-proprietor enterprise of ${operator.proprietor}, at ${operator.address.join(', ')}. `}
            For the Digital Personal Data Protection Act, 2023 it is the data fiduciary of what this policy describes.
          </p>
          <p>
            This policy holds for this website, whoever uses it: visitors, users with an account, and businesses that are listed. It does
            not hold for what a business does with an enquiry that you have sent to it.
          </p>
        </>
      ),
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      body: (
        <>
          <p>We collect what you give us, and little else:</p>
          <ul>
            <li>
              <strong>A user’s account:</strong> user name, e-mail and password. The password is kept as a hash that cannot be turned back.
            </li>
            <li>
              <strong>A business:</strong> its name, e-mail and phone number, and company details: service, address, city, state, the point
              on the map that it chooses, price, description and photos. Where and when a photo was taken is removed from the file.
            </li>
            <li>
              <strong>What you write:</strong> enquiries, requests for quotes and the conversations that follow, reviews, comments, reports
              and messages to us, with the name, e-mail and phone number that their forms ask for, the photos you add, and the e-mail you
              leave for the newsletter or a saved search.
            </li>
            <li>
              <strong>A device that a business wants to be told on:</strong> the address at its browser’s maker where notifications go, and
              the keys that make them unreadable on the way.
            </li>
            <li>
              <strong>Usage data of an account:</strong> the businesses you like, and whose phone numbers were shown to you on which day, so
              that the daily limit can be kept.
            </li>
            <li>
              <strong>A payment:</strong> when you buy a plan, what was paid, when, and whether it went through. Your card or account number
              reaches the payment provider alone.
            </li>
            <li>
              <strong>Usage data without a person:</strong> how often each page was opened on a day, which services and cities were searched
              for, which words were, and of which service the businesses were that were opened from their results. Nothing tells who it was.
            </li>
          </ul>
          <p>
            Your network address is used while your request is answered and to stop abuse. Counters that slow down repeated requests are
            kept for an hour at most, those of failed logins for a day and as a hash. So that nobody’s searches count twice, another hash of
            it stays in memory until the day ends. Our logs hold no addresses and nothing that you typed.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and what is kept in your browser',
      body: (
        <>
          <p>Our own cookies only keep the site working. None of them follows you to other sites.</p>
          <ul>
            <li>
              <strong>nirmaan</strong> keeps you signed in: for 30 days, or until you close the browser when ‘Remember me’ is not ticked.
              Scripts cannot read it.
            </li>
            <li>
              <strong>nirmaan_device</strong> lets us know this browser again as one that has logged in before, so that others who guess a
              password cannot keep you out. It names nobody, scripts cannot read it, and it lasts 400 days.
            </li>
            <li>
              <strong>nirmaan_reset_browser</strong> and <strong>nirmaan_reset</strong> belong to a forgotten password and last 10 minutes.
            </li>
            <li>
              <strong>nirmaan_lsn</strong> lets you see at once what you have just saved, where several database servers are used. It lasts
              one minute.
            </li>
            <li>
              <strong>nirmaan_comments</strong> names the comments you wrote last, so that you see them while they wait for approval. It
              lasts 90 days.
            </li>
            <li>
              Your browser itself keeps, until you close the tab, the service you chose last, what you wrote into a form and have not sent
              (passwords never), how far you read a list, and the page to which a payment leads back; the place you chose last, and the
              searches and businesses you looked at last, until you clear them or log out; your shortlist, when you have no account, until
              you take it apart or over; whom you have chosen to ask for quotes, until you ask; copies of Home and of the profiles you
              opened last, without phone numbers, to read without a connection; and, when you tick ‘save my details’ below a comment, the
              name, e-mail and website you entered. None of it is sent to us by itself; when you open your shortlist, or the page that asks
              for quotes, we are asked for those businesses and keep nothing of it.
            </li>
          </ul>
          <p>
            {usesAnalytics
              ? 'We ask you once whether Google Analytics may count your visits. Only if you allow it, Google sets cookies of its own and learns which pages you open, without what you typed into them. Your answer is kept in your browser. To change it, clear what your browser keeps of this site.'
              : 'No outside service counts your visits.'}{' '}
            {usesGoogleMaps
              ? 'When you type a place into a search form, Google Maps completes it: Google then receives what you type and your network address.'
              : 'Places are looked up in a list of our own.'}{' '}
            {tileHost
              ? `When you open a map, its pictures come from ${tileHost}, which receives your network address and which area you look at. `
              : ''}
            Directions lead to the map app of your device or to a page of maps, which learn of you only when you follow them. We show no
            advertising of third parties and load no share counters: share buttons are plain links, and another site learns of you only when
            you follow one.
          </p>
        </>
      ),
    },
    {
      id: 'why',
      title: 'What we use it for',
      body: (
        <>
          <p>We use your data with your consent, which the forms ask for where you enter it, and only:</p>
          <ul>
            <li>to show listed businesses, and to pass your enquiry on to the business that you chose;</li>
            <li>to keep your account, and to let you sign in and set a new password;</li>
            <li>to answer messages, and to look into reports;</li>
            <li>to send the newsletter to those who asked for it;</li>
            <li>to protect the site from abuse, and to meet duties that the law gives us.</li>
          </ul>
          <p>We make no profiles, decide nothing about you by a program alone, and do not sell data.</p>
        </>
      ),
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      body: (
        <>
          <ul>
            <li>
              <strong>Everyone</strong> sees an approved business’s profile, the name, words and photos of reviews, that their writer dealt
              with the business here, what it replied, and approved comments. E-mail addresses of those who write them are never shown.
            </li>
            <li>
              <strong>Users and businesses that have signed in</strong> see the phone numbers of businesses, a limited number each day.
            </li>
            <li>
              <strong>A business</strong> receives your enquiry with your name, phone number and e-mail, on its page for enquiries and by
              e-mail. A request for quotes goes to the businesses that you chose, three at most, with its photos, and with your phone number
              only if you tick that. What is said in a conversation and its photos are seen by you, by that business and by our team. Where
              several businesses call a sender’s enquiries spam, our team reads the next ones first, and releases or refuses them.
            </li>
            <li>
              <strong>Our team</strong> sees what is needed to approve businesses, to answer you and to decide reports. What it changes is
              recorded.
            </li>
            <li>
              <strong>Companies that work for us</strong> host the site and carry its mail; a payment provider handles the payment where you
              buy a plan. They use the data for that alone.
            </li>
            <li>
              <strong>Authorities</strong> receive what the law obliges us to give.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: (
        <>
          <ul>
            <li>An account and what belongs to it: until you delete it.</li>
            <li>What was paid and when: as long as the law on accounts asks, without you once your account is deleted.</li>
            <li>A session: until you log out, or 30 days. Ended ones are removed within a quarter of an hour.</li>
            <li>From which network an account was registered, made unreadable, to find businesses that review themselves: thirty days.</li>
            <li>The address that you leave for the newsletter: until you unsubscribe; three days where it is not confirmed.</li>
            <li>A saved search and its address: until you end it; three days where it is not confirmed.</li>
            <li>Codes of a forgotten password, and the address they were asked for: about a day.</li>
            <li>
              Enquiries, requests, conversations and messages: until their account is deleted, or until you ask us to remove what you sent
              without one. The link to a conversation or a request that we mail works for 90 days, or until you end it.
            </li>
            <li>A device for notifications: until it is turned off, or its browser refuses them.</li>
          </ul>
          <p>
            When you delete your account, it goes at once with your likes, sessions and photos. Your reviews stay under ‘Former user’;
            enquiries, conversations, messages and reports lose your name, phone number, e-mail and words. The record of what our team
            changed stays, with phone numbers and e-mail addresses made unreadable.
          </p>
        </>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: (
        <>
          <ul>
            <li>
              <strong>Access:</strong> ‘Download your data’ in your profile gives you all that is kept about you, as a file.
            </li>
            <li>
              <strong>Correct:</strong> ‘Edit Profile’, or ‘Edit’ on your business’s page, changes what is wrong.
            </li>
            <li>
              <strong>Delete:</strong> ‘Delete Account’ removes the account, without anybody’s approval.
            </li>
            <li>
              <strong>Opt out of promotional e-mail:</strong> the newsletter and what you asked to be told of by saving a search are the
              only ones, and come only to addresses that have confirmed them. ‘Unsubscribe’ in each, and the button of that name in your
              mail program, take your address off the list at once and delete it. Without one at hand, write to{' '}
              <a href={`mailto:${operator.infoEmail}`}>{operator.infoEmail}</a>. Mails about your account and enquiries are not promotional.
            </li>
            <li>
              <strong>Withdraw consent or name somebody</strong> to act for you in the event of death or incapacity: write to the Grievance
              Officer below.
            </li>
          </ul>
          <p>
            Without an account, <Link to="/contact">write to us</Link> from the e-mail address or phone number that your data carries. If
            our answer does not satisfy you, you may complain to the Data Protection Board of India.
          </p>
        </>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: (
        <p>
          The site is not meant for children under 13: they may not open an account or send us anything. Between 13 and 18, do so only with
          the consent of a parent or guardian. When we learn of data of a child that came to us otherwise, we delete it. A parent who knows
          of some should tell the Grievance Officer.
        </p>
      ),
    },
    {
      id: 'security-and-complaints',
      title: 'Security, changes and complaints',
      body: (
        <>
          <p>
            Connections are encrypted, passwords and session tokens are kept as hashes, repeated failed logins are slowed down, and few
            people can see what is stored. Should data still be lost or seen by somebody it is not meant for, we tell you and the Data
            Protection Board of India.
          </p>
          <p>
            When this policy changes, the new one stands here with its date, and important changes are announced on the site beforehand.
          </p>
          <GrievanceContact />
        </>
      ),
    },
  ];
}
