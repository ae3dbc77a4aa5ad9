/**
 * The query of the address with these parts changed. Null and '' take a part away. It reads the address itself, because the screen may
 * still show an earlier one: of two quick changes none is lost.
 */
export const queryWith = (parts: Record<string, string | null>): URLSearchParams => {
  const query = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(parts)) {
    if (value === null || value === '') query.delete(name);
    else query.set(name, value);
  }
  return query;
};
