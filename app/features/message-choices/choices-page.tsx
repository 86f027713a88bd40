import { Button } from '#app/components/button.tsx';
import { doneIn } from '#app/components/form-action.ts';
import { Link } from '#app/components/link.tsx';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { GrownUpSection } from '#app/features/child-accounts/grown-up-section.tsx';
import { AgreedSection } from '#app/features/consents/agreed-section.tsx';
import { RulesSection } from '#app/features/consents/rules-section.tsx';
import { NomineeSection } from '#app/features/nominees/nominee-section.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { OwnPhone } from '#app/features/phone-codes/own-phone.tsx';
import { useSending } from '#app/features/requirements/use-sending.ts';
import type { Consent } from '#shared/schemas/consents.ts';
import { type OwnChoices, TOLD_BY, type TOPICS, type ToldBy, type Topic } from '#shared/schemas/message-choices.ts';
import type { Nominee } from '#shared/schemas/nominees.ts';
import { dataRequestsText, toldText as text } from '#shared/texts.ts';

type Kind = keyof typeof TOPICS;

const topicNames: { [Of in Kind]: Record<(typeof TOPICS)[Of][number], () => string> } = {
  contractor: { enquiries: () => text.enquiries, decisions: () => text.decisions, reviews: () => text.reviews },
  user: { answers: () => text.answers, reviews: () => text.ownReviews },
};

const wayNames: Record<ToldBy, () => string> = { mail: () => text.byMail, phone: () => text.byPhone, both: () => text.byBoth };

interface ChoicesPageProps {
  kind: Kind;
  own: OwnChoices & { consents: Consent[]; nominee: Nominee | null; isChild: boolean };
  told: { outcome: string } | object | undefined;
}

export const describeChoices = () => [{ title: titleOf(text.howToldTitle) }, { name: 'robots', content: 'noindex' }];

/** Where an owner, or a user, chooses by which way they are told of what: a line for each. Works without script. */
export function ChoicesPage({
  kind,
  own: { phoneNo, unprovenPhoneNo, email, isStopped, choices, consents, nominee, isChild },
  told,
}: ChoicesPageProps) {
  const sending = useSending();
  const done = doneIn(told as { outcome: string } | undefined);
  return (
    <div className="page-width max-w-2xl py-8 sm:py-12">
      <h1 className="font-extrabold text-3xl leading-tight tracking-tight">{text.howToldTitle}</h1>
      {done && (
        <p role="status" className="mt-4 rounded-lg bg-sand px-4 py-3 font-medium">
          {done.outcome}
        </p>
      )}
      <p className="mt-3 text-ink-soft">{phoneNo ? text.toPhone(phoneNo) : text.withoutPhone}</p>
      {!phoneNo && <OwnPhone phoneNo={unprovenPhoneNo} isProven={false} removable={false} className="mt-4" />}
      {phoneNo && isStopped && (
        <AccountForm doing="resume" className="mt-4 grid gap-3 rounded-lg border-2 border-cement bg-paper px-4 py-3">
          <p>{text.stopped(phoneNo)}</p>
          <Button type="submit" variant="secondary" size="sm" busy={sending === 'resume'} className="justify-self-start">
            {text.takeStopBack}
          </Button>
        </AccountForm>
      )}
      {phoneNo && (
        <AccountForm doing="choose" className="mt-6 grid gap-4">
          {choices.map(({ topic, by }) => (
            <TopicLine key={topic} topic={topic} name={nameOf(kind, topic)} by={email ? by : 'phone'} ways={email ? TOLD_BY : ['phone']} />
          ))}
          <p className="text-ink-soft text-sm">{email ? text.mailsIfNot : text.withoutEmail}</p>
          {email && (
            <Button type="submit" size="lg" busy={sending === 'choose'} className="w-full sm:w-auto sm:justify-self-start">
              {text.save}
            </Button>
          )}
        </AccountForm>
      )}
      <AgreedSection consents={consents} />
      {isChild && <GrownUpSection />}
      <NomineeSection nominee={nominee} />
      <RulesSection />
      <p className="mt-8">
        <Link to="/your-data" className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4">
          {dataRequestsText.askAboutData}
        </Link>
      </p>
    </div>
  );
}

function nameOf(kind: Kind, topic: Topic): string {
  const names: Partial<Record<Topic, () => string>> = topicNames[kind];
  return names[topic]?.() ?? topic;
}

function TopicLine({ topic, name, by, ways }: { topic: Topic; name: string; by: ToldBy; ways: readonly ToldBy[] }) {
  return (
    <fieldset className="rounded-xl border border-sand-dark bg-paper px-4 pt-2 pb-1">
      <legend className="px-1 font-bold">{name}</legend>
      <div className="flex flex-wrap gap-x-6">
        {ways.map((way) => (
          <label key={way} className="inline-flex min-h-11 items-center gap-2">
            <input type="radio" name={topic} value={way} defaultChecked={way === by} className="size-5 accent-brick" />
            <span>{wayNames[way]()}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
