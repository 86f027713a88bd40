import { useState } from 'react';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { useUndoneRemoval } from '#app/features/back-office/use-undone-removal.ts';
import type { Service } from '#shared/schemas/catalogue.ts';
import { catalogueMessages } from '#shared/texts.ts';

interface Deletion {
  service: Service;
  /** It may go though businesses are of it. */
  isConfirmed: boolean;
}

/** What the server says of a service that businesses use. */
interface InUse {
  service: Service;
  usage: string;
}

const deleteService = (id: string, isConfirmed: boolean) =>
  callApi('DELETE /service/delete/:id', { params: { id }, query: isConfirmed ? { confirm: 'true' } : {} });

/** Deletes a service; one that businesses use stays, and what is thrown says how many. */
export const removeUnused = (id: string) => deleteService(id, false);

/** Deletes services. Of one that businesses use the server says how many: `inUse` is then the question to ask. `undoBar` offers to bring the last one back. */
export function useDeleteService() {
  const [inUse, setInUse] = useState<InUse>();
  const { offer, undoBar } = useUndoneRemoval('service');
  const { run, isBusy } = useAdminAction({
    call: ({ service, isConfirmed }: Deletion) =>
      deleteService(service._id, isConfirmed).catch((failure): { message?: string } => {
        if (!(failure instanceof ApiFailure) || failure.code !== 'service_in_use') throw failure;
        setInUse({ service, usage: failure.message });
        return {};
      }),
    done: '',
    failed: catalogueMessages.somethingWentWrong,
    after: ({ message }, { service }) => message && offer(service._id, message),
  });
  const remove = (service: Service, isConfirmed: boolean) => run({ service, isConfirmed }, service._id);
  return {
    isBusy,
    undoBar,
    remove: (service: Service) => void remove(service, false),
    inUse,
    leave: () => setInUse(undefined),
    removeAllTheSame() {
      if (inUse) void remove(inUse.service, true);
      setInUse(undefined);
    },
  };
}
