import { createHash } from 'node:crypto';
import type { Refusal } from '#server/base/errors.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { colours } from '#shared/brand/shown-colours.ts';
import { currentLanguage, currentLocale, pathIn } from '#shared/site-language.ts';
import { commonText, failuresText } from '#shared/texts.ts';

const makeStyle = () => `
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:${colours.paper};color:${colours.ink};font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:32rem;padding:2rem 1.25rem;border-top:.5rem solid ${colours.brick}}
h1{margin:0 0 .75rem;font-size:2rem;line-height:1.15}
h1:lang(hi){line-height:1.35}
p{margin:0 0 1.5rem;color:${colours['ink-soft']}}
a{display:inline-block;margin:0 .75rem .75rem 0;padding:.75rem 1.25rem;border-radius:.5rem;background:${colours.ink};color:${colours.paper};font-weight:600;text-decoration:none}
a+a{background:${colours['sand-dark']};color:${colours.ink}}
a:focus-visible{outline:3px solid ${colours.brick};outline-offset:2px}`;

let known = { style: '', policy: '' };

/** The page's style in the colours that are shown now, and the policy that lets it stand. Made anew when they have changed. */
function styleAndPolicy() {
  const style = makeStyle();
  if (style === known.style) return known;
  const sources = ["default-src 'none'", `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`];
  known = { style, policy: [...sources, "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"].join('; ') };
  return known;
}

/** The page has one style and no script: what else an attacker brought into it could do nothing. */
export const failurePagePolicy = () => styleAndPolicy().policy;

/**
 * A page that says a refusal in words, made without React, database or build: for times when one of them is what fails, and cheap
 * enough for times when there is too much to do.
 * @param method that it answers: what was sent with one is not lost.
 */
export function failurePage({ status, message }: Pick<Refusal, 'status' | 'message'>, method = 'GET'): string {
  const isPassing = status === 503;
  // What was sent with it is lost by a link, and not by the browser's own way to reload.
  const isSent = method !== 'GET' && method !== 'HEAD';
  const title = isPassing ? failuresText.backInAMoment : message;
  const whenPassing = isSent ? `${failuresText.asSentence(message)} ${failuresText.sendAgain}` : failuresText.asSentence(message);
  const text = isPassing ? whenPassing : failuresText.notTaken;
  return `<!doctype html>
<html lang="${currentLocale()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
<style>${styleAndPolicy().style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${isPassing && !isSent ? `<a href="">${commonText.tryAgain}</a>` : ''}<a href="${pathIn(currentLanguage(), '/')}">${failuresText.goHome}</a>
</main>
</body>
</html>
`;
}
