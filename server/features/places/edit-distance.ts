/** Rows of the distance table, kept between calls: words are compared by the thousand. */
let [before, last, row] = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)] as [Uint8Array, Uint8Array, Uint8Array];

/** Damerau's distance (optimal string alignment); anything above `most` is only known to be above it. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > 250 || b.length > 250) return most + 1;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - most);
    const to = Math.min(b.length, i + most);
    let least = most + 1;
    row[from - 1] = from === 1 ? i : most + 1;
    const letter = a.charCodeAt(i - 1);
    for (let j = from; j <= to; j++) {
      const other = b.charCodeAt(j - 1);
      const above = j === i + most ? most + 1 : (last[j] as number) + 1;
      let cost = Math.min(above, (row[j - 1] as number) + 1, (last[j - 1] as number) + (letter === other ? 0 : 1));
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && other === a.charCodeAt(i - 2)) {
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return least;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] as number;
}

/** How many bits are set: of sets of letters, how many letters differ. */
export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
