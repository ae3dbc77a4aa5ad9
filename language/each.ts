// One thing of each of a table's entries, as a table of the same keys: complete where that one is.

export const each = <Key extends string, From, To>(
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
