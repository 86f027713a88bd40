/**
 * A topic in 30 bits (FNV-1a), which V8 keeps without an object: twenty thousand pages show a hundred thousand topics. Two that share them
 * are forgotten together, which costs a page that is made anew.
 */
export function topicId(topic: string): number {
  let id = 0x811c9dc5;
  for (let at = 0; at < topic.length; at++) id = Math.imul(id ^ topic.charCodeAt(at), 0x01000193);
  return (id ^ (id >>> 30)) & 0x3fffffff;
}

/** What is known by which keys shows which topics. Most topics are shown by one: it stands without a set. */
export class KeysByTopic {
  readonly #keys = new Map<number, string | Set<string>>();

  add(topics: number[], key: string): void {
    for (const topic of topics) {
      const known = this.#keys.get(topic);
      if (known instanceof Set) known.add(key);
      else if (known === undefined) this.#keys.set(topic, key);
      else if (known !== key) this.#keys.set(topic, new Set([known, key]));
    }
  }

  remove(topics: number[], key: string): void {
    for (const topic of topics) {
      const known = this.#keys.get(topic);
      if (known instanceof Set) known.delete(key);
      if (known === key || (known instanceof Set && known.size === 0)) this.#keys.delete(topic);
    }
  }

  /** A list of its own: keys may be removed while it is walked. */
  of(topic: number): string[] {
    const known = this.#keys.get(topic);
    return known instanceof Set ? [...known] : known === undefined ? [] : [known];
  }
}
