// Finds texts of pages that stand loose beside other things: a browser's translation puts elements of its own around each text (or
// in its place), and React, which then moves, takes away or changes that text or what stands before it, throws and loses the page
// (docs/decisions/190-browsers.md). A text that is all that its element holds is safe: React sets it anew as a whole.
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** What may stand in one place among the children of an element. */
interface Slot {
  node: Node;
  /** Whether a text may stand there. */
  isText: boolean;
  /** Whether it is a text for certain, in the file's own words. */
  isBare: boolean;
  /** Whether there may be now this and now that: another text, an element, nothing, a list. */
  varies: boolean;
  /** Whether elements may come or go there. */
  moves: boolean;
}

/** Components whose children are elements, never a bare text: whoever uses one is held to it. */
const CONTAINERS = new Set([
  'AccountForm',
  'DoorPage',
  'EmptyState',
  'KeptDraft',
  'Layout',
  'ReadingPage',
  'ReasonForm',
  'SearchBox',
  'SearchedTable',
  'Section',
  'Suggestion',
  'TopList',
]);

/** Calls that make a text of what they are given, and those that make elements of one. */
const MAKES_TEXT = /(?:Text|[mM]essages)\.\w+$/;
const MAKES_ELEMENTS = /^with(?:Parts|Hidden)$/;
const CONSTANT = /^\w*(?:Text|[mM]essages)\.\w+$/;

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

const problems: string[] = [];
let source = '';
let file = '';
/** The functions in which the walk is, the innermost last. */
const within: string[] = [];

for (file of globSync('app/**/*.tsx').filter((name) => !/\.test\.tsx$/.test(name))) {
  source = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) problems.push(`${file}: ${errors[0]?.message}`);
  walk(program as unknown as Node);
}

if (problems.length > 0) {
  console.log(problems.join('\n'));
  console.log(`\n${problems.length} loose texts: give each an element of its own, or make one text of them`);
  process.exitCode = 1;
}

function walk(node: Node) {
  const isFunction = FUNCTIONS.has(node.type);
  if (isFunction) within.push((node.id as { name: string } | null)?.name ?? '');
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') judge(node);
  // What a component gives stands beside whatever is beside the component.
  if (node.type === 'ReturnStatement' && /^[A-Z]/.test(within.at(-1) ?? '') && node.argument && slotOf(node.argument as Node).isBare)
    complain(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (typeof child?.type === 'string') walk(child);
  if (isFunction) within.pop();
}

/** In a fragment nobody sees what stands beside it. */
function judge(node: Node) {
  const slots = slotsOf(node);
  if (CONTAINERS.has(nameOf(node))) for (const { node } of slots.filter(({ isBare }) => isBare)) complain(node);
  if (slots.length < 2 && node.type !== 'JSXFragment') return;
  const loose = slots.filter((slot) => slot.isText && (slot.varies || slots.some((other) => other !== slot && other.moves)));
  if (node.type === 'JSXFragment') loose.push(...slots.filter((slot) => slot.isText && !loose.includes(slot)));
  for (const slot of loose) complain(slot.node);
}

function complain({ start, end }: Node) {
  const line = source.slice(0, start).split('\n').length;
  const text = source.slice(start, end).replaceAll(/\s+/g, ' ').trim();
  problems.push(`${file}:${line}: ${text.slice(0, 100)}`);
}

function slotsOf({ children }: Node): Slot[] {
  return (children as Node[])
    .filter((child) => {
      if (child.type === 'JSXText') return (child.value as string).trim() !== '' || !(child.value as string).includes('\n');
      return child.type !== 'JSXExpressionContainer' || (child.expression as Node).type !== 'JSXEmptyExpression';
    })
    .map(slotOf);
}

function slotOf(node: Node): Slot {
  const is = (isText: boolean, varies: boolean, moves: boolean, isBare = false): Slot => ({ node, isText, isBare, varies, moves });
  const either = (...nodes: Node[]) => {
    const slots = nodes.map(slotOf);
    const isText = slots.some((slot) => slot.isText);
    return is(
      isText,
      true,
      slots.some((slot) => !slot.isText || slot.moves),
      slots.some(({ isBare }) => isBare),
    );
  };
  switch (node.type) {
    case 'JSXText':
      return is(true, false, false, true);
    case 'JSXElement':
      return is(false, false, false);
    case 'JSXFragment': {
      const slots = slotsOf(node);
      return is(
        false,
        false,
        slots.some(({ moves }) => moves),
      );
    }
    case 'JSXExpressionContainer':
      return { ...slotOf(node.expression as Node), node };
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return slotOf(node.expression as Node);
    case 'Literal':
      return /^(?:string|number)$/.test(typeof node.value) ? is(true, false, false, true) : is(false, false, true);
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return is(true, true, false, true);
    case 'LogicalExpression':
      return node.operator === '&&' ? { ...either(node.right as Node), moves: true } : either(node.left as Node, node.right as Node);
    case 'ConditionalExpression':
      return either(node.consequent as Node, node.alternate as Node);
    case 'CallExpression': {
      const callee = textOf(node.callee as Node);
      if (/\.(?:map|flatMap|filter)$/.test(callee)) return is(false, true, true);
      // A child that is a function makes elements, as does what the file itself says to.
      if (callee === 'children' || callee === 'children?.' || isElementMaker(callee)) return is(false, true, false);
      if (MAKES_ELEMENTS.test(callee)) return is(false, false, !isConstant(node));
      if (MAKES_TEXT.test(callee)) return is(true, !isConstant(node), false, true);
      return is(true, true, false);
    }
    case 'MemberExpression':
      return CONSTANT.test(textOf(node)) ? is(true, false, false, true) : is(true, true, false);
    case 'Identifier':
      return ofName(node.name as string, is);
    default:
      return is(true, true, false);
  }
}

/** Whether a name is of a function of the file that gives an element at once. */
function isElementMaker(callee: string) {
  return /^\w+$/.test(callee) && new RegExp(`const ${callee} = \\([^;]*?\\) => \\(\\s*<`).test(source);
}

/** Whether a call is given texts of the catalogue alone. */
function isConstant(node: Node) {
  return (node.arguments as Node[]).every((argument) => argument.type === 'ObjectExpression' || CONSTANT.test(textOf(argument)));
}

/** A name of the file: what it stands for is read from how it is declared. */
function ofName(name: string, is: (isText: boolean, varies: boolean, moves: boolean) => Slot): Slot {
  if (name === 'children' && CONTAINERS.has(within.at(-1) ?? '')) return is(false, true, true);
  if (name === 'undefined') return is(false, false, true);
  const word = `\\b${name}\\b`;
  if (new RegExp(`const ${word} = \\(?\\s*<`).test(source)) return is(false, false, false);
  if (new RegExp(`const ${word} = [^;'\`]*?&& \\(?\\s*<`).test(source)) return is(false, true, true);
  if (name !== 'children' && new RegExp(`${word}\\??: React(?:Node|Element)`).test(source)) return is(false, true, true);
  return is(true, true, false);
}

function nameOf({ openingElement }: Node) {
  return openingElement ? textOf((openingElement as Node).name as Node) : '';
}

function textOf({ start, end }: Node) {
  return source.slice(start, end);
}
