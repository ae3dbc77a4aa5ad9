/** Stripe's requests: forms with nested names, such as `line_items[0][price]=…`. */

export type Field = string | Field[] | { [name: string]: Field };

/** Turns the flat pairs into what they mean. Indexes become lists. */
export const nested = (pairs: Iterable<[string, string]>): { [name: string]: Field } => {
  const root: Branch = new Map();
  for (const [name, value] of pairs) plant(root, pathOf(name), value);
  return fieldsOf(root);
};

type Branch = Map<string, Branch | string>;

const pathOf = (name: string): string[] => {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
};

const plant = (branch: Branch, [head = '', ...rest]: string[], value: string): void => {
  // `expand[]=a&expand[]=b` has no numbers.
  const key = head === '' ? String(branch.size) : head;
  if (rest.length === 0) {
    branch.set(key, value);
    return;
  }
  const known = branch.get(key);
  const inner: Branch = known instanceof Map ? known : new Map();
  branch.set(key, inner);
  plant(inner, rest, value);
};

const fieldsOf = (branch: Branch): { [name: string]: Field } =>
  Object.fromEntries([...branch].map(([name, value]) => [name, typeof value === 'string' ? value : valueOf(value)]));

const valueOf = (branch: Branch): Field => {
  const names = [...branch.keys()];
  const isList = names.every((name) => /^\d+$/.test(name));
  return isList ? Object.values(fieldsOf(branch)) : fieldsOf(branch);
};
