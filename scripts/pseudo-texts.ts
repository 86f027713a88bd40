import { type Plugin, parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** What stands around each text of the catalogue in the pseudo-language. */
export const MARKS = ['⟦', '⟧'] as const;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Names of properties and of modules are no texts, nor are types. */
function childrenOf(node: Node): Node[] {
  const skipped = new Set(['source', 'typeAnnotation', 'returnType', 'typeParameters', ...(node.type === 'Property' ? ['key'] : [])]);
  return Object.entries(node).flatMap(([name, value]) => (skipped.has(name) ? [] : [value].flat().filter(isNode)));
}

/**
 * A file of English texts with marks around each of them: the pseudo-language, in which whatever has no marks did not come from the
 * catalogue.
 */
export function markTexts(source: string): string {
  const places: { at: number; mark: string }[] = [];
  const visit = (node: Node) => {
    const isText = node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string' && node.value !== '');
    if (isText) places.push({ at: node.start + 1, mark: MARKS[0] }, { at: node.end - 1, mark: MARKS[1] });
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync('texts.ts', source).program as unknown as Node);
  let marked = source;
  for (const { at, mark } of places.sort((a, b) => b.at - a.at)) marked = marked.slice(0, at) + mark + marked.slice(at);
  return marked;
}

/** Whether a file holds English texts. */
export const holdsTexts = (file: string) => /\/shared\/texts\/en\/(?!index|grammar)[\w-]+\.ts$/.test(file.replace(/\?.*$/, ''));

/** Shows the pseudo-language on pages that Vite serves. */
export const pseudoTexts = (): Plugin => ({
  name: 'pseudo-texts',
  enforce: 'pre',
  transform: (code, id) => (holdsTexts(id) ? markTexts(code) : undefined),
});
