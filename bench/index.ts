// `npm run bench`: what the directory reaches at a million businesses (directory.ts).
// `npm run bench -- sayings`: how much of what people say leads to whom they need (sayings.ts).
// `npm run bench -- pages`: what pages and calls reach as browsers ask for them (pages.ts).
// `npm run bench -- phone`: when a phone on a slow line can read a page (slow-phone.ts).
// `npm run bench -- exports`: what the download of a million businesses takes (exports.ts).
if (process.argv[2] === 'sayings') await import('./sayings.ts');
else if (process.argv[2] === 'pages') await import('./pages.ts');
else if (process.argv[2] === 'phone') await import('./slow-phone.ts');
else if (process.argv[2] === 'exports') await import('./exports.ts');
else await import('./directory.ts');
