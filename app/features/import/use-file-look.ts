import { useEffect, useRef, useState } from 'react';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { importLimits } from '#shared/import-limits.ts';
import type { ImportSheet } from '#shared/schemas/imports.ts';

/** What is known of a chosen file before it is checked, and what was chosen for it. */
export interface FileLook {
  isLooking: boolean;
  /** Why it cannot be read. */
  error?: string | undefined;
  /** Its sheets with rows; none until they are known. */
  sheets: ImportSheet[];
  /** The names of those that are taken. */
  chosen: string[];
  /** The column of ours that each heading stands for, by its key; '' where it is left out. */
  columns: Record<string, string>;
}

const NOTHING: FileLook = { isLooking: false, sheets: [], chosen: [], columns: {} };

/** Has the server look at a file as soon as it is chosen, and keeps what is chosen for its columns. */
export function useFileLook() {
  const [look, setLook] = useState(NOTHING);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function take(file: File | undefined) {
    running.current?.abort();
    setLook(NOTHING);
    if (!file || file.size > importLimits.bytes) return;
    const controller = new AbortController();
    running.current = controller;
    setLook({ ...NOTHING, isLooking: true });
    const body = new FormData();
    body.set('file', await beginningOf(file), file.name);
    try {
      const { sheets } = await callApi('POST /admin/import/look', { body, signal: controller.signal });
      const columns = Object.fromEntries(sheets.flatMap((sheet) => sheet.columns.map(({ key, column }) => [key, column ?? ''])));
      setLook({ isLooking: false, sheets, chosen: sheets.filter(({ isChosen }) => isChosen).map(({ name }) => name), columns });
    } catch (failure) {
      if (controller.signal.aborted) return;
      setLook({ ...NOTHING, error: failure instanceof ApiFailure ? (failure.errors.file ?? failure.message) : undefined });
    }
  }

  return {
    look,
    take,
    setColumn: (key: string, column: string) => setLook((known) => ({ ...known, columns: { ...known.columns, [key]: column } })),
    setSheet: (name: string, isOn: boolean) =>
      setLook((known) => ({ ...known, chosen: isOn ? [...known.chosen, name] : known.chosen.filter((other) => other !== name) })),
  };
}

/** What is looked at of a long text: its first lines tell what its columns are. */
const LOOKED_AT = 1024 * 1024;

/** A file; of a long text its first lines, as far as the end of one. A workbook is read as a whole. */
async function beginningOf(file: File): Promise<Blob> {
  if (file.size <= importLimits.bytesAtOnce || /\.xls/i.test(file.name)) return file;
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer());
  const end = bytes.lastIndexOf(10) + 1;
  // Where letters have two bytes, the lower first, the line ends with the second.
  return file.slice(0, end + (bytes[end] === 0 ? 1 : 0));
}
