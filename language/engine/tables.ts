// Typed helpers for complete tables.

export const mapTable = <Key extends string, From, To>(
  table: Readonly<Record<Key, From>>,
  of: (entry: From) => To,
): Record<Key, To> => {
  const made: Record<string, To> = Object.fromEntries(
    Object.entries<From>(table).map(([key, entry]) => [key, of(entry)]),
  );
  if (isWhole(table, made)) return made;
  throw new Error('An entry was lost');
};

const isWhole = <Key extends string, To>(
  table: Readonly<Record<Key, unknown>>,
  made: Record<string, To>,
): made is Record<Key, To> => Object.keys(table).every((key) => key in made);

/** A table's own keys, with their type. The tables are complete, so they have no others. */
export const keys = <Key extends string>(table: Partial<Record<Key, unknown>>): Key[] =>
  Object.keys(table).filter((key): key is Key => key in table);
