// Imported before the server, it says every text of the server in the pseudo-language: `npm run dev:pseudo`.
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { holdsTexts, markTexts } from './pseudo-texts.ts';

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.startsWith('file:') || !holdsTexts(fileURLToPath(url)) || !loaded.source) return loaded;
    return { ...loaded, source: markTexts(loaded.source.toString()) };
  },
});
