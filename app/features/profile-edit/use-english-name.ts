import { useState } from 'react';
import { isInScriptOfIndia, namesInBoth } from '#shared/names.ts';

export type EnglishName = ReturnType<typeof useEnglishName>;

/**
 * The English name that is asked for where the name of a business is in a script of India.
 * @param own the name as it is typed.
 * @param draft an English one that was typed before, and not sent.
 */
export function useEnglishName(own: string, draft = '') {
  const [text, setText] = useState(draft);
  const isAsked = isInScriptOfIndia(own);
  const isOther = isInScriptOfIndia(text);
  return {
    isAsked,
    /** It is no English name. */
    isOther,
    text,
    write: setText,
    /** Both names as they are sent; nothing where there is one alone. */
    names: isAsked && !isOther && text.trim() !== '' ? namesInBoth(own.trim(), text.trim()) : {},
  };
}
