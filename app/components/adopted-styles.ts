import { useEffect } from 'react';

interface SheetProps {
  styles: string;
  dynamic?: boolean;
}

/** Safari before 16.4 cannot: there the page scrolls on behind a dialog. */
const CAN_ADOPT = typeof document !== 'undefined' && 'adoptedStyleSheets' in document;

/**
 * Stands in for react-style-singleton (vite.config.ts), by which Radix locks scrolling: a style element would need a nonce, and kept pages
 * have none. A constructed style sheet is not inline, so the content security policy has nothing against it.
 * @returns a component that applies its styles while at least one of it is there.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  function adopt(styles: string) {
    users += 1;
    if (users > 1 || !CAN_ADOPT) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  function leave() {
    users -= 1;
    if (users === 0 && CAN_ADOPT) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  }

  return function Sheet({ styles, dynamic = false }: SheetProps) {
    const current = dynamic ? styles : '';
    // biome-ignore lint/correctness/useExhaustiveDependencies: styles that are not dynamic stay as they were at first.
    useEffect(() => {
      adopt(styles);
      return leave;
    }, [current]);
    return null;
  };
}
