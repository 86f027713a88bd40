import { AcceptedRules } from '#app/features/accounts/account-notice.tsx';
import { consentsText as text } from '#shared/texts.ts';

/** Which rules hold here and what breaking them means: what accounts with an address are mailed each quarter, those without read here. */
export function RulesSection() {
  return (
    <section aria-labelledby="rules-title" className="mt-12 border-sand-dark border-t pt-8">
      <h2 id="rules-title" className="font-extrabold text-2xl leading-tight tracking-tight">
        {text.rulesTitle}
      </h2>
      <p className="mt-2">{text.rulesAre}</p>
      <p className="mt-2">{text.rulesBroken}</p>
      <AcceptedRules notice={text.rulesHold} className="mt-2 text-ink-soft" />
    </section>
  );
}
