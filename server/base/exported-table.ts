/** Some rows of a table that leaves as a file, by the names of its columns. */
export interface ExportedRows {
  rows: object[];
  /** How many rows of the list were looked at for them: of those that a filter leaves out, too. */
  lookedAt: number;
}

/** A list of the site as it leaves as a file: nothing of it is read before it is asked for, and no more than some hundred rows at a time. */
export interface ExportedTable {
  /** The names of its columns, in their order: the same in every language, as programs and imports read them. */
  columns: readonly string[];
  /** How many rows the list has, whatever the filter. */
  count(): Promise<number>;
  read(): AsyncIterable<ExportedRows>;
}

/** A list that is short enough to be read at once. */
export function exportAtOnce(columns: readonly string[], load: () => Promise<object[]>): ExportedTable {
  let loaded: Promise<object[]> | undefined;
  const rows = () => {
    loaded ??= load();
    return loaded;
  };
  return {
    columns,
    count: async () => (await rows()).length,
    async *read() {
      yield { rows: await rows(), lookedAt: (await rows()).length };
    },
  };
}
