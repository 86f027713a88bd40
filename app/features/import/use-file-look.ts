import { useEffect, useRef, useState } from 'react';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { beginningOf } from '#app/features/import/beginning-of-file.ts';
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
