import { expect, test } from 'vitest';
import { ShownTopics, topicId } from '#server/cache/shown-topics.ts';
import { businessTopic, listTopic } from '#server/cache/topics.ts';
import { createRandom } from '#server/demo/random.ts';

test('topics of many businesses and lists hardly ever share an id', () => {
  const topics = Array.from({ length: 100_000 }, (_, turn) =>
    businessTopic(`01a2143b-4c87-7438-9551-${turn.toString(16).padStart(12, '0')}`),
  );
  topics.push(...topics.map((_, turn) => listTopic({ city: `city ${turn}`, service: 'waterproofing' })));
  expect(new Set(topics.map(topicId)).size).toBeGreaterThan(topics.length - 200);
});

test('keys are found by their topics until they are removed', () => {
  const shown = new ShownTopics();
  const a = shown.add('a', [1, 2]);
  const b = shown.add('b', [2, 3]);
  const c = shown.add('c', []);
  expect([1, 2, 3, 4].map((topic) => shown.keysOf(topic).sort())).toEqual([['a'], ['a', 'b'], ['b'], []]);
  expect([shown.shows(a, 2), shown.shows(a, 3), shown.shows(c, 1)]).toEqual([true, false, false]);
  shown.remove(a);
  expect([1, 2, 3].map((topic) => shown.keysOf(topic))).toEqual([[], ['b'], ['b']]);
  const d = shown.add('d', [1, 3]);
  expect([1, 2, 3].map((topic) => shown.keysOf(topic).sort())).toEqual([['d'], ['b'], ['b', 'd']]);
  for (const number of [b, c, d]) shown.remove(number);
  expect([1, 2, 3].map((topic) => shown.keysOf(topic))).toEqual([[], [], []]);
});

test('thousands of keys that come and go, most of them with a topic of all, are found as in lists', () => {
  const random = createRandom('topics');
  const shown = new ShownTopics();
  const expected = new Map<number, { key: string; topics: number[] }>();
  // Topics that share their last bits stand in one bucket.
  const draw = () => topicId(`${Math.floor(random.next() * 400)}`) | (random.next() < 0.1 ? 0xffff : 0);
  for (let turn = 0; turn < 6_000; turn++) {
    if (expected.size > 0 && random.next() < 0.4) {
      const numbers = [...expected.keys()];
      const number = numbers[Math.floor(random.next() * numbers.length)] as number;
      shown.remove(number);
      expected.delete(number);
    } else {
      const topics = [...new Set([7, draw(), draw(), draw()])];
      expected.set(shown.add(`key ${turn}`, topics), { key: `key ${turn}`, topics });
    }
  }
  const entries = [...expected.entries()];
  for (const topic of new Set([7, 8, ...entries.flatMap(([, { topics }]) => topics)])) {
    const having = entries.filter(([, { topics }]) => topics.includes(topic));
    expect(shown.keysOf(topic).sort()).toEqual(having.map(([, { key }]) => key).sort());
    expect(entries.filter(([number]) => shown.shows(number, topic))).toEqual(having);
  }
});
