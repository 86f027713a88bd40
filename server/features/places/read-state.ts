import { findState, foldText, type State, states } from '#server/features/places/names.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

const PARTS = /[,;|/\\()[\]{}:]| ?[-–—] /;
const AROUND =
  /^(?:in |the |state of |ut of |union territory of |state code |code |gst )+|(?: state| ut| union territory| india| bharat| province| राज्य| प्रदेश राज्य)+$/g;

const byNumber = new Map(states.flatMap((state) => state.gstNumbers.map((number) => [number, state] as const)));

/**
 * The state that a text is, where nothing but a state is asked for: by its name of today or of yesterday, in English or Hindi, by its codes
 * on number plates and in ISO 3166-2, by its number in GST, with '(UT)', a PIN code or a country beside it.
 * @returns nothing when it is none, or two.
 */
export function readState(text: string): State | undefined {
  const plain = dropUnseenSigns(text).replace(/\(\s*(?:u\.? ?t\.?|union territory)\s*\)/i, ' ');
  const whole = readName(plain);
  if (whole) return whole;
  const named = new Set(plain.split(PARTS).flatMap((part) => readName(part) ?? []));
  return named.size === 1 ? [...named][0] : undefined;
}

function readName(text: string): State | undefined {
  const folded = foldText(text);
  const words = folded.replace(/(?:^| )\d+(?= |$)/g, '').trim();
  const bare = words.replace(AROUND, '').trim();
  const number = /^(?:state code |code |gst )*(\d{1,2})$/.exec(folded)?.[1];
  return (
    findState(words, { codes: true }) ?? findState(bare, { codes: true }) ?? (number ? byNumber.get(number.padStart(2, '0')) : undefined)
  );
}
