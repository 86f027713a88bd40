import { useQuery } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';
import type { Service } from '#shared/schemas/catalogue.ts';

/** All services, asked for whenever a component that shows them appears; a drawer closed early leaves them for its next opening. */
export function useServices() {
  return useQuery({
    queryKey: ['services'],
    queryFn: async () => (await callApi<{ data: Service[] }>('GET', '/service/get/all')).data,
    staleTime: 0,
    retry: false,
  });
}
