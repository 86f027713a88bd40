/**
 * What somebody typed, as far as a mail may carry it: anybody can type anybody's address, so a mail to an address that its reader has not
 * proven carries nothing that was typed, no name of a person or business and no word of an enquiry or a review, but the way to where it
 * stands (docs/decisions/174-two-languages.md, 'Typed words'). The team's own words are no such words.
 */
export function typedFor<Words>({ isProven }: { isProven: boolean }, words: Words): Words | undefined {
  return isProven ? words : undefined;
}
