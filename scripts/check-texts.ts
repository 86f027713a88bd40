// Checks how the catalogue of texts (shared/texts) is used: prints each text that nobody shows, each use that bundlers cannot follow, each
// text that is compared, each whose parameters may be taken for marks, and each that is read when a module loads, where it would stay in one language for ever.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import * as en from '#shared/texts/en/index.ts';

type Node = { type: string; start: number } & Record<string, unknown>;

const CATALOGUE = '#shared/texts.ts';
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
/** What runs when something is made or asked for, not when its module loads. */
const LATER = new Set([...FUNCTIONS, 'PropertyDefinition']);
/** What makes elements of a text's marks. */
const MARKED = new Set(['withParts', 'withHidden']);
/** Of the nodes of types these alone hold what is run. */
const RUN = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const areas: Record<string, Record<string, unknown>> = en;
const shown = new Set<string>();
const problems: string[] = [];

for (const file of globSync('{app,server,shared}/**/*.{ts,tsx}').filter(
  (name) => !name.startsWith(path.join('shared', 'texts')) && !/\.test\.tsx?$/.test(name),
)) {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(CATALOGUE)) continue;
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) problems.push(`${file}: ${errors[0]?.message}`);
  const body = program.body as unknown as Node[];
  const areaOf = importedAreas(body);
  const complain = ({ start }: Node, problem: string) => problems.push(`${file}:${source.slice(0, start).split('\n').length}: ${problem}`);
  for (const node of body)
    if (node.type !== 'ImportDeclaration')
      walk(node, [], (name, trail) => {
        const area = areaOf.get(name);
        if (!area) return;
        const node = trail.at(-1) as Node;
        const text = textReadOf(node, trail.at(-2) as Node);
        if (!text) complain(node, `${name} is taken apart or looked up; name each text as ${name}.text`);
        else if (!trail.some(({ type }) => LATER.has(type))) complain(node, `${name}.${text} is read when the module loads`);
        else if (isFilledBeforeMarks(trail))
          complain(node, `${name}.${text} takes its parameters from withParts: in one of them may stand a mark`);
        else if (isIdentity(trail)) complain(node, `${name}.${text} is compared or a key: a text is another in each language, use a code`);
        else shown.add(`${area}.${text}`);
      });
}

// An area that holds another's texts is used by either name.
const shownTexts = new Set([...shown].map((name) => textAt(name)));
for (const [area, texts] of Object.entries(areas))
  for (const name of Object.keys(texts))
    if (!shownTexts.has(textAt(`${area}.${name}`))) problems.push(`shared/texts: nobody shows ${area}.${name}`);

function textAt(name: string) {
  const [area = '', text = ''] = name.split('.');
  return `${text}\0${String(areas[area]?.[text])}`;
}

/** The areas of a file by the names that it has for them. */
function importedAreas(body: Node[]) {
  const named = body
    .filter(({ type, source }) => type === 'ImportDeclaration' && (source as Node).value === CATALOGUE)
    .flatMap(({ specifiers }) => specifiers as { imported: { name: string }; local: { name: string }; importKind?: string }[])
    .filter(({ importKind }) => importKind !== 'type');
  return new Map(named.map(({ imported, local }) => [local.name, imported.name]));
}

function textReadOf(node: Node, parent: Node): string | undefined {
  if (parent.type !== 'MemberExpression' || parent.object !== node || parent.computed) return undefined;
  return (parent.property as { name: string }).name;
}

/** Whether parameters are put into a text before its marks are found (app/components/with-parts.tsx). */
function isFilledBeforeMarks(trail: Node[]): boolean {
  const call = trail.at(-3);
  if (call?.type !== 'CallExpression' || call.callee !== trail.at(-2) || (call.arguments as Node[]).length === 0) return false;
  return trail.some(
    ({ type, callee, arguments: given }, at) =>
      type === 'CallExpression' && MARKED.has((callee as { name?: string }).name ?? '') && (given as Node[])[0] === trail[at + 1],
  );
}

/** Whether a text tells one thing from another. */
function isIdentity(trail: Node[]): boolean {
  const above = trail.at(-3);
  if (above?.type === 'BinaryExpression') return /^[!=]==?$/.test(above.operator as string);
  if (above?.type === 'JSXExpressionContainer') return (((trail.at(-4) as Node).name as Node | undefined)?.name as unknown) === 'key';
  return above?.type === 'SwitchCase';
}

/** Tells of each name that is read and is none of the code's own around it, with the nodes that lead to it. */
function walk(node: Node, trail: Node[], tell: (name: string, trail: Node[]) => void, hidden: ReadonlySet<string> = new Set()): void {
  if (node.type.startsWith('TS') && !RUN.has(node.type)) return;
  const here = [...trail, node];
  if (node.type === 'Identifier') {
    if (!hidden.has(node.name as string)) tell(node.name as string, here);
    return;
  }
  const known = new Set([...hidden, ...namesOf(node)]);
  for (const [key, value] of Object.entries(node)) {
    if ((key === 'property' || key === 'key') && !node.computed) continue;
    for (const child of [value].flat()) if (isNode(child)) walk(child, here, tell, known);
  }
}

/** The names that a function's parameters, or the declarations of a block, bring with them. */
function namesOf(node: Node): string[] {
  if (FUNCTIONS.has(node.type)) return (node.params as Node[]).flatMap(boundIn);
  const statements = node.type === 'BlockStatement' ? (node.body as Node[]) : [node.left, node.init].filter(isNode);
  return statements
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as Node[])
    .flatMap(({ id }) => boundIn(id as Node));
}

/** The names in a pattern: `{ a, b: [c], d = 1 }` has a, c and d. */
function boundIn(pattern: Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name as string];
    case 'ObjectPattern':
      return (pattern.properties as Node[]).flatMap(({ value, argument }) => boundIn((value ?? argument) as Node));
    case 'ArrayPattern':
      return (pattern.elements as (Node | null)[]).flatMap(boundIn);
    case 'AssignmentPattern':
      return boundIn(pattern.left as Node);
    case 'RestElement':
      return boundIn(pattern.argument as Node);
    default:
      return [];
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${shown.size} texts are shown, none is left over`);
