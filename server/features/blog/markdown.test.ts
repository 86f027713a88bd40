import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '#server/features/blog/markdown.ts';
import { limits } from '#shared/limits.ts';

const flat = (text: string) => renderMarkdown(text).trim().replaceAll(/>\s+</g, '><');

describe('Markdown', () => {
  test('becomes headings below the title, lists, tables and links', () => {
    expect(flat('# Roof\n\n### Slope\n\nRain\nfalls *down*.')).toBe('<h2>Roof</h2><h4>Slope</h4><p>Rain\nfalls <em>down</em>.</p>');
    expect(flat('### Deep')).toBe('<h2>Deep</h2>');
    expect(flat('- one\n- two')).toBe('<ul><li>one</li><li>two</li></ul>');
    expect(flat('| a |\n|---|\n| 1 |')).toBe('<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>');
  });

  test('links out of the site are not followed; those within it are left alone', () => {
    expect(flat('[x](https://example.in "t")')).toBe('<p><a href="https://example.in" title="t" rel="nofollow noopener">x</a></p>');
    expect(flat('[us](/contact)')).toBe('<p><a href="/contact">us</a></p>');
    expect(flat('[mail](mailto:a@example.in)')).toBe('<p><a href="mailto:a@example.in">mail</a></p>');
    expect(flat('<a href="https://example.in" rel="follow" target="_blank">x</a>')).not.toMatch(/follow"? target|target=/);
  });

  test('pictures come from this site alone', () => {
    expect(flat('![roof](/media/blogs/a-1-640.webp)')).toBe('<p><img src="/media/blogs/a-1-640.webp" alt="roof" loading="lazy" /></p>');
    expect(flat('![roof](/media/blogs/a-1-640.webp#640x480)')).toBe(
      '<p><img src="/media/blogs/a-1-640.webp" width="640" height="480" alt="roof" loading="lazy" /></p>',
    );
    for (const src of ['https://evil.example/x.png', '//evil.example/x.png', 'data:image/svg+xml;base64,PHN2Zz4=', '/media/../x.webp']) {
      expect(flat(`![x](${src})`), src).not.toContain('<img');
      expect(flat(`<img src="${src}" onerror="alert(1)">`), src).not.toContain('<img');
    }
  });

  test.each([
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT >',
    '<svg onload=alert(1)><animate onbegin=alert(1)>',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<p style="position:fixed;inset:0" onclick="alert(1)" class="fixed">x',
    '<style>*{display:none}</style>',
    '<form action="https://evil.example"><input name=password><button>',
    '<base href="https://evil.example/"><meta http-equiv=refresh content=0>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVa&#10;ScRiPt&colon;alert(1)">x</a>',
    '<a href=" data:text/html,<script>alert(1)</script>">x</a>',
    '[x](javascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox)',
    '[x]: javascript:alert(1)\n\n[x]',
    '<javascript:alert(1)>',
    '[x](https://example.in "t\\" onmouseover=\\"alert(1)")',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<!--><img src=x onerror=alert(1)>-->',
  ])('nothing that acts survives of %s', (text) => {
    const html = renderMarkdown(`Before\n\n${text}\n\nAfter`);
    expect(html).toContain('<p>Before</p>');
    const tags = html.match(/<[^>]*>/g) ?? [];
    for (const tag of tags) {
      expect(tag).toMatch(/^<\/?(h[2-6]|p|br|hr|blockquote|[uo]l|li|pre|code|strong|b|em|i|a|img)\b/);
      expect(tag.replace(/title="[^"]*"/, '')).not.toMatch(/\son\w+=|style=|class=|href="\s*(java|data|vb)|srcdoc/i);
    }
  });

  test('what is left open is closed', () => {
    expect(flat('<b>bold <i>both')).toBe('<p><b>bold <i>both</i></b></p>');
    expect(flat('<div><h2>open')).toBe('<h2>open</h2>');
  });

  test.each(['*a_', '[', '> ', '<div>', '`', '![a](', '<!--', '| a '])('a text made of %j is read', (part) => {
    expect(renderMarkdown(part.repeat(limits.blogText / part.length))).toBeTypeOf('string');
  });
});
