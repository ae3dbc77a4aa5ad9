// What a table shows stands in the address, so that a link shows the same rows.
import { useSearchParams } from 'react-router';
import { queryWith } from '#web/screens/admin/frame/query-with.ts';

export type TableAddress = {
  get: (name: string, otherwise: string) => string;
  page: number;
  /** Null takes a part away. Everything but a new page begins at the first page. */
  change: (parts: Record<string, string | null>) => void;
};

export const useTableAddress = (): TableAddress => {
  const [query, setQuery] = useSearchParams();
  const page = Number(query.get('page') ?? '1');
  return {
    get: (name, otherwise) => query.get(name) ?? otherwise,
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    change: (parts) => setQuery(queryWith({ page: null, ...parts }), { replace: !('page' in parts) }),
  };
};
