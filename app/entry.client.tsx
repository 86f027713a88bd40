import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { countNavigations, currentPage } from '#app/components/current-page.ts';
import { findLanguageBy, splitPath } from '#shared/site-language.ts';

// A window's listeners are called in the order in which they were added, capturing or not: this one has to come before the router's.
window.addEventListener('popstate', (event) => currentPage.takePop?.(event));

findLanguageBy(() => splitPath(window.location.pathname).language);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[countNavigations]} />
    </StrictMode>,
    { onRecoverableError: (error) => console.error(error) },
  );
});
