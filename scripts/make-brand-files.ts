// `npm run brand`: makes of shared/brand what browsers and other sites read as files: colours, icons, the picture of shared pages, the
// manifest and the page without a connection. Run after something in that folder has changed; the results belong into the commit.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brand } from '#shared/brand/brand.ts';
import { brandFiles } from '#shared/brand/brand-files.ts';
import { colours } from '#shared/brand/colours.ts';
import { findLanguageBy, LANGUAGES } from '#shared/site-language.ts';
import { pageMetaText } from '#shared/texts.ts';

const mark = await readFile('shared/brand/mark.svg', 'utf8');
const [, shapes = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(mark) ?? [];
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The mark without rounded corners, within the circle that every launcher leaves of an icon (w3.org/TR/appmanifest, 'maskable'). */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" fill="${colours.brick}"/><g transform="translate(5 5) scale(.6875)">${shapes}</g></svg>`;

const share = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="${colours.sand}"/>
  <rect y="560" width="1200" height="70" fill="${colours.brick}"/>
  <svg x="90" y="140" width="200" height="200" viewBox="0 0 32 32">${shapes}</svg>
  <g font-family="Anek Latin, Noto Sans, DejaVu Sans, sans-serif" fill="${colours.ink}">
    <text x="330" y="280" font-size="120" font-weight="800">${escaped(brand.name)}</text>
    ${twoLines(brand.tagline)
      .map((line, index) => `<text x="92" y="${430 + index * 60}" font-size="46">${escaped(line)}</text>`)
      .join('')}
  </g></svg>`;

for (const language of LANGUAGES) {
  findLanguageBy(() => language);
  const said = { name: brand.name, tagline: pageMetaText.tagline, description: pageMetaText.description };
  for (const [file, text] of Object.entries(brandFiles({ brand: said, colours }))) await writeFile(file, text);
}
await writeFile('public/favicon.svg', mark);
await draw(mark, 192, 'icon-192.png');
await draw(mark, 512, 'icon-512.png');
await draw(maskable, 512, 'icon-maskable-512.png');
await draw(maskable, 180, 'apple-touch-icon.png');
await sharp(Buffer.from(share)).jpeg({ quality: 85 }).toFile('public/share.jpg');

async function draw(svg: string, size: number, file: string) {
  await sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ palette: true }).toFile(`public/${file}`);
}

/** A text in lines of about the same length: drawings break none. */
function twoLines(text: string) {
  const words = text.split(' ');
  const whole = words.findIndex((_, index) => words.slice(0, index + 1).join(' ').length >= text.length / 2) + 1;
  return [words.slice(0, whole).join(' '), words.slice(whole).join(' ')];
}
