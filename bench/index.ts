// `npm run bench`: what the directory reaches at 100,000 and a million businesses, and how each figure grows (directory.ts).
// `npm run bench -- --sizes 100k,1M,10M`: at other sizes; ten million take an hour to build and 40 GB.
// `npm run bench -- spellings`: what a misspelt word takes of the thread that answers everybody (spellings.ts).
// `npm run bench -- whole`: what jobs and questions take that read whole tables (whole-tables.ts).
// `npm run bench -- sayings`: how much of what people say leads to whom they need (sayings.ts).
// `npm run bench -- pages`: what pages and calls reach as browsers ask for them (pages.ts).
// `npm run bench -- phone`: when a phone on a slow line can read a page (slow-phone.ts).
// `npm run bench -- exports`: what the download of a million businesses takes (exports.ts).
// `npm run bench -- cells`: whether four cells answer as one database does, and how fast (cells.ts).
import { measured } from './arguments.ts';

if (measured === 'sayings') await import('./sayings.ts');
else if (measured === 'spellings') await import('./spellings.ts');
else if (measured === 'whole') await import('./whole-tables.ts');
else if (measured === 'pages') await import('./pages.ts');
else if (measured === 'phone') await import('./slow-phone.ts');
else if (measured === 'exports') await import('./exports.ts');
else if (measured === 'cells') await import('./cells.ts');
else await import('./directory.ts');
