import { groupDigits } from '#shared/rupees.ts';

/** The words for each plural category that a language has; `other` is said where none is given. */
type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * How a language counts and writes numbers.
 * @param locale BCP 47, such as en-IN.
 * @returns `plural`, which chooses the words for a count by the rules of CLDR, and `number`, which groups digits: 1,25,000.
 */
export function grammarOf(locale: string) {
  // Made when first asked: not every page counts.
  let rules: Intl.PluralRules | undefined;
  return {
    plural(count: number, forms: Forms): string {
      rules ??= new Intl.PluralRules(locale);
      return forms[rules.select(count)] ?? forms.other;
    },
    /** Languages of India group alike; Intl's first format keeps a slow phone busy for 100 ms. */
    number(value: number): string {
      return groupDigits(String(value));
    },
  };
}
