import { useQuery } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';

/** All services, asked for whenever a component that shows them appears; a drawer closed early leaves them for its next opening. */
export function useServices() {
  return useQuery({
    queryKey: ['services'],
    queryFn: async () => (await callApi('GET /service/get/:id', { params: { id: 'all' } })).data,
    staleTime: 0,
    retry: false,
  });
}
