import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withLanguage } from '#server/base/language.ts';
import { brand } from '#shared/brand/brand.ts';
import { brandFiles } from '#shared/brand/brand-files.ts';
import { colours } from '#shared/brand/colours.ts';
import { LANGUAGES } from '#shared/site-language.ts';
import { pageMetaText } from '#shared/texts.ts';

const other = {
  brand: { name: 'Makaan & Co', tagline: 'Builders of Nepal', description: 'Builders, by trade.' },
  colours: { ...colours, ink: '#000001', brick: '#000002', sand: '#000003', paper: '#000004' },
};

test.each(LANGUAGES)('the files that npm run brand makes are those of the brand: %s', (language) => {
  const said = withLanguage(language, () => ({
    name: brand.name,
    tagline: pageMetaText.tagline,
    description: pageMetaText.description,
  }));
  const files = Object.entries(withLanguage(language, () => brandFiles({ brand: said, colours })));
  for (const [file, text] of files) expect(readFileSync(file, 'utf8'), `run npm run brand: ${file}`).toBe(text);
  expect(readFileSync('public/favicon.svg', 'utf8')).toBe(readFileSync('shared/brand/mark.svg', 'utf8'));
});

test('another brand leaves nothing of the first in them', () => {
  const texts = Object.values(brandFiles(other)).join('');
  for (const its of ['Makaan & Co', 'Makaan &amp; Co', 'builders of Nepal', '#000001', '#000002', '#000003', '#000004']) {
    expect(texts).toContain(its);
  }
  for (const old of [brand.name, colours.ink, colours.brick, colours.sand, colours.paper]) expect(texts).not.toContain(old);
});

test('neither name nor colours stand anywhere else in what people see', () => {
  const files = globSync(['{app,shared}/**/*.{ts,tsx,css}', 'server/{mail,plugins,features}/**/*.ts'], {
    exclude: ['shared/brand/**', 'app/brand-colours.css'],
  });
  const own = [brand.name, ...Object.values(colours)];
  const repeated = files.filter((file) => !file.endsWith('.test.ts') && own.some((word) => readFileSync(file, 'utf8').includes(word)));
  expect(repeated).toEqual([]);
});
