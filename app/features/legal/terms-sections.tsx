import { Link } from 'react-router';
import { GrievanceContact } from '#app/features/legal/grievance-contact.tsx';
import type { LegalSection } from '#app/features/legal/legal-page.tsx';
import { brand } from '#shared/brand/brand.ts';
import { operator } from '#shared/brand/operator.ts';

/** The nine sections of the terms (docs/product/README.md and docs/product/pages.md). */
export function termsSections(): LegalSection[] {
  return [
    {
      id: 'agreement',
      title: 'The agreement',
      body: (
        <>
          <p>
            {`${brand.name} (‘we’, ‘the platform’) is run by ${operator.enterprise}, a sole-proprietor enterprise of ${operator.proprietor}, at ${operator.address.join(', ')}. `}
            By using this website you agree to these terms and to the <Link to="/privacy-policy">privacy policy</Link>. If you do not agree,
            please do not use it.
          </p>
          <p>You must be at least 13 years old, and under 18 you need the consent of a parent or guardian.</p>
        </>
      ),
    },
    {
      id: 'what-the-platform-does',
      title: 'What the platform does, and what it does not',
      body: (
        <>
          <p>
            The platform is a directory. It lets people find construction contractors and material suppliers in India, read what others say
            of them, and write to them. It only connects users with providers.
          </p>
          <p>
            We do not endorse, recommend, employ or supervise any business that is listed, and we are no party to what you agree with one.
            That a business was approved means that its profile was looked at, not that its work, licences, prices or people were checked.
            Before you give work or money to a business, check it yourself: its references, registration, insurance and a written quote.
          </p>
        </>
      ),
    },
    {
      id: 'accounts',
      title: 'Accounts',
      body: (
        <ul>
          <li>Give true details, keep them up to date, and use one account of a kind for yourself.</li>
          <li>Keep your password to yourself. What is done with your account counts as done by you until you tell us that it was not.</li>
          <li>You may delete your account at any time, without asking.</li>
        </ul>
      ),
    },
    {
      id: 'businesses',
      title: 'Listed businesses',
      body: (
        <>
          <ul>
            <li>List only a business that is yours, or that you may act for, once, under its real name and number.</li>
            <li>Show photos of your own work, or ones that you have the right to show.</li>
            <li>Prices, services and places have to be true. Say what a price covers.</li>
            <li>Answer enquiries honestly, and use the data in them only to answer them.</li>
          </ul>
          <p>
            New listings are shown once our team has approved them. We may refuse, hide or remove one that breaks these terms or the law,
            and say why. The order of search results follows what was searched for, distance, ratings and likes; it is not for sale.
          </p>
        </>
      ),
    },
    {
      id: 'what-you-write',
      title: 'Enquiries, reviews and comments',
      body: (
        <>
          <p>
            Review a business only from your own experience, and never for a reward or your own business. Do not send, write or upload what
          </p>
          <ul>
            <li>is false or misleading, or pretends to come from somebody else;</li>
            <li>insults, threatens or harasses, is obscene, or stirs up hatred;</li>
            <li>tells other people’s private details, or infringes their rights;</li>
            <li>harms children, or threatens the security or public order of India;</li>
            <li>advertises without being asked, carries harmful programs, or is otherwise against the law.</li>
          </ul>
          <p>
            Anybody can report a business or a review. Our team looks into every report before anything changes, and removes what breaks
            these terms.
          </p>
        </>
      ),
    },
    {
      id: 'payments',
      title: 'Fees and payments',
      body: (
        <p>
          Searching, writing to businesses and listing a business are free. Where a paid plan is offered, its price in rupees and what it
          gives are shown before you pay; it is yours once the payment provider has confirmed the payment. If you paid and did not receive
          it, or were charged twice, tell us within 30 days and we give the plan or the money back.
        </p>
      ),
    },
    {
      id: 'your-content',
      title: 'Content and its use',
      body: (
        <>
          <p>
            What you write and upload stays yours. You allow us to store it, to show it on the platform in suitable sizes, and to keep
            reviews without your name after your account is deleted.
          </p>
          <p>
            Do not copy the directory as a whole or its phone numbers by programs, get around its limits, disturb its running, or try to get
            at data that is not meant for you. The name {brand.name} and its logo may not be used as if you spoke for us. The program behind
            the platform is open source, under its own licence.
          </p>
        </>
      ),
    },
    {
      id: 'liability',
      title: 'Warranty and liability',
      body: (
        <>
          <p>
            Businesses write their own profiles, and users their own reviews. We do not warrant that these are true or complete, that a
            business is available, or that the platform always runs without interruption.
          </p>
          <p>
            We are not liable for the work, goods, prices or conduct of businesses or users, nor for loss that follows from dealing with
            them. As far as the law allows, our liability towards you is limited to what you have paid us in the twelve months before.
            Nothing here limits rights that the law, such as the Consumer Protection Act, 2019, gives you and that cannot be given up.
          </p>
        </>
      ),
    },
    {
      id: 'changes-and-law',
      title: 'Changes, law and complaints',
      body: (
        <>
          <p>
            We may change these terms; the new ones stand here with their date, and hold for what you do from then on. We may close an
            account that breaks them. If one clause does not hold, the others do.
          </p>
          <p>{`The law of India applies. The courts of ${operator.courts} decide, unless the law gives you the right to another court.`}</p>
          <GrievanceContact />
        </>
      ),
    },
  ];
}
