import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTestApp } from '#tests/helpers/test-app.ts';

/** Figures that other programs make, and Prometheus itself. */
const OTHERS = new Set(['up', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes', 'pg_replication_lag_seconds']);

/** What an expression of Prometheus reads: its words that are neither functions, nor labels, nor numbers. */
function figuresOf(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  return bare.match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\s*\()|\bup\b/g) ?? [];
}

const rules = readFileSync('deploy/prometheus/nirmaan.rules.yml', 'utf8');
const inRules = [...rules.matchAll(/^ {8}expr:(?: >\n((?: {10}.*\n)+)| (.*)\n)/gm)].map(([, long, short]) => long ?? short ?? '');

function inBoard(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => (name === 'expr' ? [String(value)] : inBoard(value)));
}

test('what the alerts and the board read is told at /metrics, and read of this program alone', async () => {
  const { app } = await createTestApp();
  const told = new Set(
    [...(await app.inject('/metrics')).body.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const board = inBoard(JSON.parse(readFileSync('deploy/grafana/nirmaan.json', 'utf8')));
  expect([inRules.length, board.length]).toEqual([rules.match(/- alert:/g)?.length, 14]);
  for (const expression of [...inRules, ...board]) {
    const figures = figuresOf(expression);
    expect(figures, expression).not.toEqual([]);
    for (const figure of figures) {
      expect(told.has(figure) || OTHERS.has(figure), `${figure} in ${expression}`).toBe(true);
      if (told.has(figure)) expect(expression.split(figure).slice(1), expression).toSatisfy(areOfThisProgram);
    }
  }
});

/** @param rests what stands behind each mention of a figure. */
function areOfThisProgram(rests: string[]) {
  return rests.every((rest) => rest.startsWith('{job="nirmaan"'));
}
