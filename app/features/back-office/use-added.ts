import { useLocation, useNavigate } from 'react-router';

/**
 * Leads to where a row that was just added stands, on whichever page of the table.
 * @returns what is called with the added row.
 */
export function useAdded(): (added: { _id: string }) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return ({ _id }) => void navigate(`${pathname}?${new URLSearchParams({ added: _id })}`, { replace: true, preventScrollReset: true });
}
