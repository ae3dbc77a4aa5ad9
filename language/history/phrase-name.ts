import { normalize } from '#language/engine/normalize.ts';
import { keys } from '#language/engine/tables.ts';

/** The name of the list that holds this whole phrase, or null. */
export const phraseName = <Name extends string>(
  table: Readonly<Record<Name, readonly string[]>>,
  heard: string,
): Name | null => {
  const plain = normalize(heard);
  return keys(table).find((name) => table[name].some((phrase) => normalize(phrase) === plain)) ?? null;
};
