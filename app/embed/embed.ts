// Shows a business, or a list of them, on a page of another site:
// <script src="https://…/embed.js" data-service="Waterproofing" data-city="Pune" data-state="Maharashtra" async></script>
// It keeps nothing in the browser, sends no cookie, and neither takes styles from the page nor gives it any.
import rules from '#app/embed/embed.css?inline';
import type { Embed, Embedded } from '#shared/schemas/embed.ts';

const ASKED = ['business', 'service', 'city', 'state', 'limit', 'language'];

for (const script of document.querySelectorAll<HTMLScriptElement>('script[src*="/embed.js"]')) {
  if (script.dataset.shown !== undefined) continue;
  script.dataset.shown = '';
  void show(script);
}

/** Puts what a script's attributes ask for in its place. */
async function show(script: HTMLScriptElement) {
  const { origin } = new URL(script.src);
  const place = document.createElement('div');
  // Whatever the page's own styles say of a div.
  for (const [name, value] of [
    ['all', 'initial'],
    ['display', 'block'],
  ] as const)
    place.style.setProperty(name, value, 'important');
  const root = place.attachShadow({ mode: 'open' });
  wear(root);
  script.after(place);
  const query = new URLSearchParams();
  for (const name of ASKED) {
    const value = script.dataset[name];
    if (value) query.set(name, value);
  }
  try {
    const answer = await fetch(`${origin}/api/v1/embed?${query}`, { credentials: 'omit' });
    if (!answer.ok) throw new Error(String(answer.status));
    root.append(draw((await answer.json()) as Embed, script.dataset));
  } catch {
    // The way to the site is better than a hole in the page.
    root.append(link(origin, new URL(origin).host, 'more'));
  }
}

/** Gives a root its styles. A page whose policy forbids styles of its own forbids none that are made so. */
function wear(root: ShadowRoot) {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    root.adoptedStyleSheets = [sheet];
  } catch {
    root.append(make('style', '', rules));
  }
}

function draw({ language, title, colours, businesses, empty, more }: Embed, asked: DOMStringMap): HTMLElement {
  const frame = make('section', 'frame');
  frame.lang = language;
  for (const [name, colour] of Object.entries(colours)) frame.style.setProperty(`--${name}`, colour);
  frame.setAttribute('aria-label', title);
  if (asked.business === undefined) frame.append(make('h2', '', title));
  if (businesses.length === 0) frame.append(make('p', '', empty));
  const list = make('ul', '');
  // The heading of a trade's list says it for all.
  list.append(...businesses.map((business) => card(business, asked.service === undefined)));
  frame.append(list, link(more.url, more.text, 'more'));
  return frame;
}

function card({ name, url, picture, trade, place, rating, price }: Embedded, hasTrade: boolean): HTMLElement {
  const item = make('li', '');
  const image = make('img', '') as HTMLImageElement;
  Object.assign(image, { alt: '', loading: 'lazy', width: 96, height: 72, src: picture });
  const words = make('div', '');
  words.append(link(url, name, 'name'), make('p', 'place', hasTrade ? `${trade} · ${place}` : place));
  if (rating) {
    const stars = make('p', 'rating', `★ ${rating.shown}`);
    stars.setAttribute('role', 'img');
    stars.setAttribute('aria-label', rating.read);
    words.append(stars);
  }
  if (price) words.append(make('p', 'price', price));
  item.append(image, words);
  return item;
}

function link(url: string, text: string, name: string): HTMLAnchorElement {
  const made = make('a', name, text) as HTMLAnchorElement;
  Object.assign(made, { href: url, target: '_blank', rel: 'noopener' });
  return made;
}

/** An element with a text: never with HTML, for names are typed by everybody. */
function make(tag: string, name: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  if (name) made.className = name;
  made.textContent = text;
  return made;
}
