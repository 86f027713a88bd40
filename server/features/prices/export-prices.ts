import type { Context, Viewer } from '#server/context.ts';
import { type ExportedTable, exportAtOnce } from '#server/db/export-table.ts';
import { selectPricesForExport } from '#server/features/prices/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { listedWords, withWords } from '#shared/listed-words.ts';

/**
 * The material prices as a file, those that the team's page finds by the same words.
 * @throws 401 for visitors, 403 for others than admins.
 */
export function exportPrices({ db }: Pick<Context, 'db'>, viewer: Viewer, { q }: { q?: string | undefined }): ExportedTable {
  requireViewer(viewer, 'admin');
  return exportAtOnce(['id', 'material', 'price', 'priceUnit', 'city', 'confirmedAt', 'createdAt'], async () =>
    withWords(await selectPricesForExport(db), q, listedWords.prices).map((row) => ({
      id: row.price_ticker_id,
      material: row.material,
      price: Number(row.price),
      priceUnit: row.price_unit,
      city: row.city,
      confirmedAt: row.confirmed_at,
      createdAt: row.created_at,
    })),
  );
}
