import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { currentPage } from '#app/components/current-page.ts';

/**
 * The text of a field that asks for a page: what is typed, until a page comes that was asked for with other words or none. What is typed
 * while that is on its way stays.
 * @param asked the words in the address of the page.
 */
export function useAskedText(asked: string | undefined) {
  const { key } = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  const [known, setKnown] = useState({ key, asked });
  const [text, setText] = useState(asked ?? '');
  const [isTypedSince, setTypedSince] = useState(false);
  if (key !== known.key || asked !== known.asked) {
    setKnown({ key, asked });
    setTypedSince(false);
    if (asked !== known.asked && !isTypedSince) setText(asked ?? '');
  }

  function write(typed: string) {
    // React may show later than the router knows it that another page was asked for.
    setTypedSince(isLoading || currentPage.navigations > 0);
    setText(typed);
  }
  return [text, write] as const;
}
