// Draws the icons and the picture of shared pages into public/ from the mark in favicon.svg. Run after the mark has changed.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const mark = await readFile('public/favicon.svg', 'utf8');
const [, shapes = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(mark) ?? [];

/** The mark without rounded corners, within the circle that every launcher leaves of an icon (w3.org/TR/appmanifest, 'maskable'). */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" fill="#b4431f"/><g transform="translate(5 5) scale(.6875)">${shapes}</g></svg>`;

const share = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="#f6f1e7"/>
  <rect y="560" width="1200" height="70" fill="#b4431f"/>
  <svg x="90" y="140" width="200" height="200" viewBox="0 0 32 32">${shapes}</svg>
  <g font-family="Anek Latin, Noto Sans, DejaVu Sans, sans-serif" fill="#1c1917">
    <text x="330" y="280" font-size="120" font-weight="800">Nirmaan</text>
    <text x="92" y="430" font-size="46">Construction contractors and material</text>
    <text x="92" y="490" font-size="46">suppliers across India</text>
  </g></svg>`;

async function draw(svg: string, size: number, file: string) {
  await sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ palette: true }).toFile(`public/${file}`);
}

await draw(mark, 192, 'icon-192.png');
await draw(mark, 512, 'icon-512.png');
await draw(maskable, 512, 'icon-maskable-512.png');
await sharp(Buffer.from(share)).jpeg({ quality: 85 }).toFile('public/share.jpg');
