import { createElement, Fragment, type ReactNode, useId } from 'react';
import { jsx } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, useRouteLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import { KeptPart, writeWith } from '#app/components/kept-part.ts';
import { PartsOfPage } from '#app/parts-of-page.ts';
import { speaking } from '#server/language.ts';

let written = 0;

function Words({ text }: { text: string }) {
  written += 1;
  return createElement('p', null, text, createElement('b', null, '₹ & <'));
}

const part = (of: unknown[], content: ReactNode) => jsx(KeptPart, { of, children: () => content });
const words = (text: string, of: unknown[] = ['words', text]) => part(of, createElement(Words, { text }));

/** A page of a site in which somebody is signed in. */
function pageOf(...parts: ReactNode[]) {
  const routes = [{ id: 'root', path: '/', element: createElement('main', null, createElement('h1', null, 'Page'), ...parts) }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: { account: 'Asha' } } } });
  return createElement(RouterProvider, { router });
}

function write(page: ReactNode) {
  const parts = new PartsOfPage();
  return parts.fill(writeWith(parts, () => renderToString(page))).toString();
}

test('a part is written once, and its markup is that of a page without parts', () => {
  const page = pageOf(words('one'), createElement('hr'), words('two'), words('one'));
  const plain = renderToString(page);
  written = 0;
  expect(write(page)).toBe(plain);
  // Both that are the same were new to this page.
  expect(written).toBe(3);
  expect(write(page)).toBe(plain);
  expect(write(pageOf(words('two')))).toContain('<p>two<b>₹ &amp; &lt;</b></p>');
  expect(written).toBe(3);
});

test('what shows something else, or speaks another language, is another part', () => {
  written = 0;
  for (const text of ['three', 'four', 'three']) expect(write(pageOf(words(text)))).toContain(`<p>${text}<b>`);
  speaking('hi', () => write(pageOf(words('three'))));
  expect(written).toBe(3);
});

test('what is not the same for everybody, in every place, is no part', () => {
  function Labelled() {
    return createElement('p', { id: useId() }, 'labelled');
  }
  expect(() => write(pageOf(part(['labelled'], createElement(Labelled))))).toThrow('a part with an id of its place');

  function Name() {
    return createElement('p', null, useRouteLoaderData<{ account: string }>('root')?.account);
  }
  expect(write(pageOf(createElement(Name)))).toContain('<p>Asha</p>');
  expect(() => write(pageOf(part(['name'], createElement(Name))))).toThrow('useRouteLoaderData must be used within a data router');
  const outer = part(['outer'], createElement(Fragment, null, words('inner')));
  expect(() => write(pageOf(outer))).toThrow('a part within a part');
});

test('outside of a page that is written whole a part is its children', () => {
  written = 0;
  const page = pageOf(words('plain'));
  expect(renderToString(page)).toContain('<p>plain<b>');
  renderToString(page);
  expect(written).toBe(2);
});
