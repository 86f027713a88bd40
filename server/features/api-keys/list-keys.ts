import type { Context, Viewer } from '#server/context.ts';
import { selectCalls, selectKeys } from '#server/features/api-keys/queries.ts';
import { presentKey } from '#server/features/api-keys/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { ApiKey } from '#shared/schemas/api-keys.ts';

/**
 * All keys, those that open something first, with what they were used for.
 * @throws 401, 403 for all but admins.
 */
export async function listKeys({ db }: Context, viewer: Viewer): Promise<ApiKey[]> {
  requireViewer(viewer, 'admin');
  const [keys, calls] = [await selectKeys(db), await selectCalls(db)];
  return keys.map((key) =>
    presentKey(
      key,
      calls.filter(({ api_key_id }) => api_key_id === key.api_key_id),
    ),
  );
}
