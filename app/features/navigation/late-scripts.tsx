import { Children, cloneElement, type DetailedReactHTMLElement, isValidElement, type LinkHTMLAttributes } from 'react';
import { Scripts } from 'react-router';

const isPreload = (element: unknown): element is DetailedReactHTMLElement<LinkHTMLAttributes<HTMLLinkElement>, HTMLLinkElement> =>
  isValidElement(element) && element.type === 'link';

/** React Router's scripts, asked for after what the page is painted from: its preloads would come with the urgency of styles. */
export function LateScripts() {
  // Called, not rendered: there is no other way to its elements.
  const scripts = Scripts({});
  return (
    scripts && Children.map(scripts.props.children, (child) => (isPreload(child) ? cloneElement(child, { fetchPriority: 'low' }) : child))
  );
}
