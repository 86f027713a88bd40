import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Tells screen readers the title of a page that came without loading the document, as browsers do for those that load it. */
export function PageAnnouncer() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const announced = useRef(address);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announced.current === address) return;
    announced.current = address;
    // A tab or a filter that leaves the title as it is says nothing anew: the same text is no change.
    setTitle(document.title);
  }, [address]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
