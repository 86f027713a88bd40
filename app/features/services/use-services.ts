import { useQuery } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';
import type { Service } from '#shared/schemas/catalogue.ts';

/** All services, asked for whenever a component that shows them appears. */
export function useServices() {
  return useQuery({
    queryKey: ['services'],
    queryFn: async ({ signal }) => (await callApi<{ data: Service[] }>('GET', '/service/get/all', undefined, { signal })).data,
    staleTime: 0,
    retry: false,
  });
}
