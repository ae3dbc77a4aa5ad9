/** Compares plain data. The order of an object's fields does not count. */
export const isSameValue = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  return isRecord(one) && isRecord(other) && !Array.isArray(other) && isSameRecord(one, other);
};

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => isSameValue(value, other[at]));

const isSameRecord = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameValue(one[name], other[name]))
  );
};

const isRecord = (one: unknown): one is Readonly<Record<string, unknown>> => typeof one === 'object' && one !== null;
