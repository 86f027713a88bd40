import type { ChildNode, Container, Declaration, Plugin, Root, Rule } from 'postcss';

/**
 * Lowers what lightningcss leaves as it is for browsers of the floor (docs/decisions/190-browsers.md): layers, `:is` and `:where`, properties
 * that move, turn and scale by themselves, and the heights of what browsers' own bars leave.
 */
export function floorStyles(): Plugin {
  return {
    postcssPlugin: 'floor-styles',
    OnceExit(root) {
      unlayer(root);
      for (const rule of rulesOf(root)) withTransform(rule);
      for (const rule of rulesOf(root)) withoutMatches(rule);
      root.walkDecls(withViewportHeight);
    },
  };
}

/** All of them as they are now: what is put beside one is not come by again. */
function rulesOf(root: Root) {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  return rules;
}

/**
 * Puts what stands in layers one after the other, in their order, and what stands in none behind them. Old browsers show nothing of a layer.
 * A rule of a lower layer that says more exactly what it is about than one of a higher layer wins from now on: base styles name elements and
 * single attributes, utilities are single classes.
 */
function unlayer(root: Root) {
  const layers = new Map<string, ChildNode[]>();
  const free: ChildNode[] = [];
  for (const node of [...root.nodes]) {
    if (node.type !== 'atrule' || node.name !== 'layer') {
      free.push(node);
    } else if (node.nodes) {
      contentOf(layers, node.params).push(...node.nodes);
    } else {
      for (const name of node.params.split(',')) contentOf(layers, name.trim());
    }
  }
  if (layers.size === 0) return;
  const isHead = ({ type, ...node }: ChildNode) =>
    type === 'comment' || (type === 'atrule' && /^(?:charset|import)$/.test(String(Reflect.get(node, 'name'))));
  const head = free.filter(isHead);
  const rest = free.filter((node) => !isHead(node));
  root.removeAll();
  root.append(...head, ...[...layers.values()].flat(), ...rest);
}

function contentOf(layers: Map<string, ChildNode[]>, name: string) {
  const content = layers.get(name) ?? [];
  layers.set(name, content);
  return content;
}

/** The same rule once more, for browsers that know neither `:is` nor `:where`. */
function withoutMatches(rule: Rule) {
  // Who knows `:has` knows both.
  if (isWithin(rule, 'keyframes') || !/:(?:is|where)\(/.test(rule.selector) || rule.selector.includes(':has(')) return;
  const selectors = rule.selectors.flatMap(expand).filter((selector) => !/:(?:is|where|popover-open|open)\b/.test(selector));
  if (selectors.length === 0) return;
  const copy = rule.clone({ selectors });
  rule.parent?.insertAfter(rule, wrapped(rule, 'not selector(:is(*))', copy));
}

/** The selectors that say the same without `:is` and `:where`; none where one cannot be said so. */
function expand(selector: string): string[] {
  const found = /:(?:is|where)\(/.exec(selector);
  if (!found) return [selector];
  const from = found.index + found[0].length;
  const to = closing(selector, from);
  const before = selector.slice(0, found.index);
  const after = selector.slice(to + 1);
  return splitList(selector.slice(from, to)).flatMap((option) => {
    const joined = join(before, option.trim(), after);
    return joined === undefined ? [] : expand(joined);
  });
}

/** `a:is(b c)d` as one selector. */
function join(before: string, option: string, after: string): string | undefined {
  const [, outer = '', own = ''] = /^(.*[\s>+~])?([^\s>+~]*)$/s.exec(before) ?? [];
  const [, ancestors = '', last = ''] = /^(.*[\s>+~])?([^\s>+~]*(?:\(.*\))?)$/s.exec(option) ?? [];
  if (ancestors && outer) return undefined;
  const same = last === '*' && (own || after) ? '' : last;
  // An element's name comes first.
  if (/^[a-z]/i.test(same) && own) return /^[a-z]/i.test(own) ? undefined : outer + ancestors + same + own + after;
  return outer + ancestors + own + same + after;
}

function closing(text: string, from: number) {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
  }
  return at - 1;
}

function splitList(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

const MOVES: Record<string, (value: string) => string> = {
  translate: (value) => `translate(${list(value)})`,
  scale: (value) => `scale(${list(value)})`,
  rotate: (value) => `rotate(${value})`,
};

function withTransform(rule: Rule) {
  const moves = rule.nodes.filter((node): node is Declaration => node.type === 'decl' && node.prop in MOVES && node.value !== 'none');
  if (moves.length === 0 || isWithin(rule, 'keyframes')) return;
  const transform = moves.map(({ prop, value }) => MOVES[prop]?.(value)).join(' ');
  const copy = rule.clone();
  copy.removeAll();
  copy.append({ prop: 'transform', value: transform });
  rule.parent?.insertAfter(rule, wrapped(rule, 'not (translate: 0)', copy));
}

const list = (value: string) => splitWords(value).join(', ');

function splitWords(value: string): string[] {
  const words = [''];
  let depth = 0;
  for (const letter of value) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ' ' && depth === 0) words.push('');
    else words[words.length - 1] += letter;
  }
  return words.filter(Boolean);
}

function withViewportHeight(declaration: Declaration) {
  if (/\d[ds]vh\b/.test(declaration.value)) declaration.cloneBefore({ value: declaration.value.replaceAll(/(?<=\d)[ds]vh\b/g, 'vh') });
}

function wrapped(rule: Rule, params: string, copy: Rule) {
  const supports = rule.root().append({ name: 'supports', params }).last as Container;
  supports.remove();
  supports.append(copy);
  return supports as ChildNode;
}

function isWithin(rule: Rule, name: string) {
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent as typeof parent)
    if (parent.type === 'atrule' && Reflect.get(parent, 'name').endsWith(name)) return true;
  return false;
}
