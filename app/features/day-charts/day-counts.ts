/** Something that is counted by day, with its name and the class of its colour. */
export interface Measure<Key extends string> {
  key: Key;
  label: string;
  colour: string;
}

export type DayCounts<Key extends string> = { day: string } & Record<Key, number>;
