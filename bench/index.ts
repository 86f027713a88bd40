// `npm run bench`: what the directory reaches at a million businesses (directory.ts).
// `npm run bench -- sayings`: how much of what people say leads to whom they need (sayings.ts).
if (process.argv[2] === 'sayings') await import('./sayings.ts');
else await import('./directory.ts');
