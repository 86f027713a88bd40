import { expect, test } from 'vitest';
import { KeysByTopic, topicId } from '#server/kept/keys-by-topic.ts';
import { businessTopic, listTopic } from '#server/kept/topics.ts';

test('topics of many businesses and lists hardly ever share an id', () => {
  const topics = Array.from({ length: 100_000 }, (_, turn) =>
    businessTopic(`01a2143b-4c87-7438-9551-${turn.toString(16).padStart(12, '0')}`),
  );
  topics.push(...topics.map((_, turn) => listTopic({ city: `city ${turn}`, service: 'waterproofing' })));
  expect(new Set(topics.map(topicId)).size).toBeGreaterThan(topics.length - 200);
});

test('keys are found by their topics until they are removed', () => {
  const keys = new KeysByTopic();
  keys.add([1, 2], 'a');
  keys.add([2, 3], 'b');
  keys.add([2], 'c');
  keys.add([2], 'c');
  expect([keys.of(1), keys.of(2), keys.of(3), keys.of(4)]).toEqual([['a'], ['a', 'b', 'c'], ['b'], []]);
  keys.remove([1, 2], 'a');
  keys.remove([2, 3], 'c');
  expect([keys.of(1), keys.of(2), keys.of(3)]).toEqual([[], ['b'], ['b']]);
  keys.remove([2, 3], 'b');
  expect([keys.of(2), keys.of(3)]).toEqual([[], []]);
});
