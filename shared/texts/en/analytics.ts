export const analytics = 'Analytics';
export const mayWeCount = 'May we count your visits with Google Analytics? It sets cookies. The site works the same without.';
export const allow = 'Allow';
export const noThanks = 'No thanks';
